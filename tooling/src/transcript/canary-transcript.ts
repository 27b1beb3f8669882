import { join } from 'node:path';
import { launchChromium } from '../browser/find-chromium';
import { releaseFolder } from '../store/releases/releases';
import { changeByte } from './change-byte';
import { openLogin } from './open-login';
import { buildNext, untilServed, versionIn, type Place, type Told } from './transcript-place';

const REMOTE = 'mf-auth';
const FORGOT = 'OLVIDÉ MI CONTRASEÑA';
/** Rules of `watch` for a site with as few visitors as this transcript has. */
const FEW = ['--every', '1', '--min-views', '6', '--slow', '5', '--limit', '5'] as const;
const AT_ONCE = 3;
const COUNTED = 300;

const HEADER = `# A canary on a running site: what is refused, what is taken back, what goes on by itself, and a preview

Written by \`npm run ops:transcript\`, which runs these commands while browsers visit the site. The rules of \`watch\` are those for few visitors.`;

/** How many of 300 new visitors get a version. */
async function counted(url: string, version: string): Promise<number> {
  let count = 0;
  for (let visit = 0; visit < COUNTED; visit += 1)
    if (versionIn(await (await fetch(`${url}/login`)).text(), REMOTE) === version) count += 1;
  return count;
}

/** Runs a command while visitors open pages. @returns its duration in seconds */
async function whileVisited({ settings, url }: Place, work: () => Promise<unknown>): Promise<number> {
  const browser = await launchChromium(settings);
  let ended = false;
  const started = performance.now();
  const working = async () => {
    await work().finally(() => (ended = true));
    return Math.round((performance.now() - started) / 1000);
  };
  try {
    const visitors = Array.from({ length: AT_ONCE }, async () => {
      while (!ended) await openLogin(browser, url);
    });
    const [seconds] = await Promise.all([working(), ...visitors]);
    return seconds;
  } finally {
    ended = true;
    await browser.close();
  }
}

async function previewed({ settings, url, recorder }: Place): Promise<void> {
  const printed = await recorder.ops('preview', 'dtyt', `${REMOTE}@1.1.0`, '--for', '24h', '--why', 'Ana looks at it');
  const [address = ''] = /\/__preview\/\w+/.exec(printed) ?? [];
  const browser = await launchChromium(settings);
  try {
    const page = await browser.newPage({ locale: 'es-UY' });
    await page.goto(url + address);
    await page.locator('form[data-ready]').waitFor();
    const strip = await page.locator('#preview').innerText();
    const link = await page.getByRole('link', { name: /CONTRASEÑA/ }).innerText();
    recorder.say(`**Browser:** at that address the page says «${strip.replaceAll(/\s+/g, ' ')}», and has «${link}».`);
    await page.getByRole('link', { name: 'Salir de la vista previa' }).click();
    await page.waitForURL(`${url}/login`);
    await page.locator('form[data-ready]').waitFor();
    const before = await page.getByRole('link', { name: /CONTRASEÑA/ }).innerText();
    recorder.say(`**Browser:** after leaving it there is «${before}».`);
  } finally {
    await browser.close();
  }
}

async function failed(place: Place): Promise<void> {
  const { settings, url, recorder } = place;
  const { ops, say } = recorder;
  say('## A canary that fails is taken back');
  await ops('deploy', 'dtyt', `${REMOTE}@1.1.0`, '--percent', '5', '--why', 'new words');
  say(`Of ${COUNTED} visitors who were never here ${await counted(url, '1.1.0')} get it.`);
  await ops('widen', 'dtyt', '50', '--why', 'few visitors today');
  const undo = changeByte(join(releaseFolder(settings, REMOTE, '1.1.0'), 'remoteEntry.js'));
  say('Now a file of 1.1.0 is damaged on the disk: browsers refuse it, and pages take the release before.');
  const seconds = await whileVisited(place, () =>
    recorder.refused(/is taken back/, 'watch', 'dtyt', ...FEW, '--tolerance', '1'),
  );
  undo();
  say(`That took ${seconds} s, with ${AT_ONCE} visitors at a time. The history has the reason:`);
  await ops('history', 'dtyt', '--last', '3');
  say(`Of ${COUNTED} visitors ${await counted(url, '1.1.0')} get 1.1.0 now.`);
}

async function healthy(place: Place): Promise<void> {
  const { url, recorder } = place;
  const { ops, say } = recorder;
  say('## The same release with whole files goes on by itself');
  await ops('deploy', 'dtyt', `${REMOTE}@1.1.0`, '--percent', '5', '--why', 'new words, whole files');
  await ops('widen', 'dtyt', '30', '--why', 'few visitors today');
  const seconds = await whileVisited(place, () =>
    ops('watch', 'dtyt', ...FEW, '--tolerance', '60', '--steps', '30,60'),
  );
  say(`That took ${seconds} s. Of ${COUNTED} visitors ${await counted(url, '1.1.0')} get 1.1.0 now.`);
  await ops('status', 'dtyt');
  await ops('history', 'dtyt');
  await ops('releases', REMOTE);
}

async function tell(place: Place): Promise<void> {
  const { url, dist, recorder } = place;
  const { ops, say } = recorder;
  await ops('release', REMOTE, '--version', '1.0.0');
  await ops('deploy', 'dtyt', `${REMOTE}@1.0.0`, '--why', 'the first release');
  await untilServed(url, REMOTE, '1.0.0');

  say('## A release that throws is refused');
  buildNext(place, REMOTE, { from: `toForgot:"${FORGOT}"`, to: 'get toForgot(){throw new Error("no hay texto")}' });
  await ops('release', REMOTE, '--version', '1.1.0-rc', '--from', dist);
  await recorder.refused(
    /cannot be drawn[^]*no hay texto/,
    ...['deploy', 'dtyt', `${REMOTE}@1.1.0-rc`, '--percent', '5', '--why', 'new words'],
  );

  say('## A preview');
  buildNext(place, REMOTE, { from: FORGOT, to: 'NO RECUERDO MI CONTRASEÑA' });
  await ops('release', REMOTE, '--version', '1.1.0', '--from', dist);
  await previewed(place);
  await failed(place);
  await healthy(place);
}

export const CANARY: Told = { header: HEADER, remote: REMOTE, tell };
