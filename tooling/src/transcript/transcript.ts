import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build-all';
import { freePort, stopProcess } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import { withEnvironment, type Settings } from '../lib/settings';
import { copyRelease } from '../store/releases/releases';
import { localStorage } from '../store/storage/open-storage';
import { createRecorder } from './recorder';
import { openVisitor, type Visitor } from './visitor';

const REMOTE = 'mf-depositos';
const TAB = { before: 'Pagos con tarjeta', after: 'Cobros con tarjeta' } as const;
const TARGET = join(repoRoot, 'docs/transcript-release.md');

/** The team's own build of 1.1.0: here that of 1.0.0 with another tab, in a folder that any tool could have written. */
function buildNext(work: string, dist: string): void {
  cpSync(join(work, 'releases', REMOTE, '1.0.0'), dist, { recursive: true });
  cpSync(join(repoRoot, REMOTE, 'feature.json'), join(dist, 'feature.json'));
  for (const name of readdirSync(dist).filter((file) => file.endsWith('.js'))) {
    const file = join(dist, name);
    const code = readFileSync(file, 'utf8');
    if (code.includes(TAB.before)) writeFileSync(file, code.replaceAll(TAB.before, TAB.after));
  }
}

/** Waits until the site serves this version of the remote. @returns how long that took, in milliseconds */
async function untilServed(url: string, version: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const page = await (await fetch(`${url}/login`)).text();
    if (page.includes(`"name":"${REMOTE}","version":"${version}"`)) return Math.round(performance.now() - started);
  }
}

const HEADER = `# A release, from 1.0.0 to 1.1.0 and back, on a running site

Written by \`npm run ops:transcript\`, which runs these commands and holds a browser open meanwhile. One team ships ${REMOTE}; nobody else
builds, releases or restarts anything.`;

async function record(url: string, settings: Settings): Promise<string> {
  const { dataDir: work } = settings;
  const dist = join(work, 'dist');
  const recorder = createRecorder(settings.env, [
    [dist, `${REMOTE}/dist`],
    [work, '.data'],
    [repoRoot, '.'],
  ]);
  recorder.say(HEADER);
  const site = await recorder.start();
  let visitor: Visitor | undefined;
  try {
    await recorder.ops('release', REMOTE, '--version', '1.0.0');
    await recorder.ops('deploy', 'dtyt', `${REMOTE}@1.0.0`);
    await untilServed(url, '1.0.0');
    const open = (visitor = await openVisitor(settings, url));
    const sees = async (what: string) => recorder.say(`**Browser:** ${what} «${await open.tab()}».`);
    await sees('a seller opens Depósitos and finds the tab');

    buildNext(work, dist);
    await recorder.ops('release', REMOTE, '--version', '1.1.0', '--from', dist);
    await recorder.ops('deploy', 'dtyt', `${REMOTE}@1.1.0`);
    recorder.say(
      `The edge answers with 1.1.0 ${await untilServed(url, '1.1.0')} ms after the command has ended; it was not restarted.`,
    );
    await open.wander();
    await sees('the open tab goes home and back, and goes on with what it has:');
    await open.page.reload();
    await sees('at the next full load it has the tab');

    await recorder.ops('diff', 'dtyt', '2', '3');
    await recorder.ops('rollback', 'dtyt');
    recorder.say(`The edge answers with 1.0.0 ${await untilServed(url, '1.0.0')} ms after the command has ended.`);
    await open.page.reload();
    await sees('loaded again, it has the tab');
    await recorder.ops('status', 'dtyt');
    await recorder.ops('verify', 'dtyt');
  } catch (error) {
    console.error(recorder.text());
    throw error;
  } finally {
    await visitor?.close();
    await stopProcess(site);
  }
  return recorder.text();
}

/** `npm run ops:transcript`: docs/transcript-release.md, made by running it. */
export async function writeTranscript(settings: Settings): Promise<void> {
  const versions = await buildAll(settings);
  const work = join(settings.dataDir, 'transcript');
  rmSync(work, { recursive: true, force: true });
  const port = await freePort();
  const own = withEnvironment(settings, {
    DATA_DIR: work,
    SITE_DIR: join(work, 'site'),
    OPS_STORAGE: '',
    DEPLOYMENT: 'dtyt',
    SITE: 'dtyt',
    PORT: String(port),
    DATABASE_URL: '',
    API_URL: '',
  });
  for (const [name, version] of Object.entries(versions))
    await copyRelease(localStorage(settings), localStorage(own), name, version);
  const text = await record(`http://localhost:${port}`, own);
  writeFileSync(TARGET, text.replaceAll(`localhost:${port}`, 'localhost:3000'));
  console.log('docs/transcript-release.md is written.');
}
