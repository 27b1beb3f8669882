import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build-all';
import { freePort } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import { withEnvironment, type Settings } from '../lib/settings';
import { copyReleases, releaseFolder } from '../store/releases/releases';
import { localStorage } from '../store/storage/open-storage';
import { createRecorder, type Recorder } from './recorder';

/** A separate folder with a running site for one transcript. */
export interface Place {
  readonly settings: Settings;
  readonly url: string;
  /** The folder of the team's build of the next release. */
  readonly dist: string;
  readonly recorder: Recorder;
}

/** Describes a transcript. */
export interface Told {
  readonly header: string;
  /** The application whose team makes a release. */
  readonly remote: string;
  readonly tell: (place: Place) => Promise<void>;
}

/**
 * Starts a separate site with releases of this checkout's sources, and runs `tell` there.
 * @param file name of the transcript in docs/, and of the site's folder
 * @returns the transcript
 */
export async function record(settings: Settings, file: string, { header, remote, tell }: Told): Promise<string> {
  const versions = await buildAll(settings);
  const work = join(settings.dataDir, file);
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
  await copyReleases(localStorage(settings), localStorage(own), versions);
  const dist = join(work, 'dist');
  const recorder = createRecorder(own.env, [
    [dist, `${remote}/dist`],
    [work, '.data'],
    [repoRoot, '.'],
  ]);
  recorder.say(header);
  try {
    await recorder.start();
    await tell({ settings: own, url: `http://localhost:${port}`, dist, recorder });
    return recorder.text().replaceAll(`localhost:${port}`, 'localhost:3000');
  } catch (error) {
    console.error(recorder.text());
    throw error;
  } finally {
    await recorder.stop();
  }
}

export const versionIn = (page: string, remote: string): string | undefined =>
  new RegExp(`"name":"${remote}","version":"([^"]+)"`).exec(page)?.[1];

const SERVED_LIMIT_MS = 30_000;

/**
 * Waits until the site serves this version of the remote.
 * @returns the waiting time in milliseconds
 * @throws Error when the time limit passes first
 */
export async function untilServed(url: string, remote: string, version: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const served = versionIn(await (await fetch(`${url}/login`)).text(), remote);
    const passed = Math.round(performance.now() - started);
    if (served === version) return passed;
    if (passed > SERVED_LIMIT_MS) throw new Error(`${url} serves ${remote} ${served ?? ''}, not ${version}.`);
  }
}

/** The team's build of the next release: a copy of 1.0.0 with another text, in a folder as any tool could write it. */
export function buildNext(
  { settings, dist }: Place,
  remote: string,
  { from, to }: { readonly from: string; readonly to: string },
): void {
  const before = releaseFolder(settings, remote, '1.0.0');
  rmSync(dist, { recursive: true, force: true });
  cpSync(before, dist, { recursive: true });
  cpSync(join(repoRoot, remote, 'feature.json'), join(dist, 'feature.json'));
  const scripts = readdirSync(dist).flatMap((name) => (name.endsWith('.js') ? [join(dist, name)] : []));
  const holding = scripts.filter((file) => readFileSync(file, 'utf8').includes(from));
  if (holding.length === 0) throw new Error(`${before} holds no '${from}'.`);
  for (const file of holding) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
}
