import type { Settings } from '../lib/settings';
import { buildNext } from './next-release';
import { record, untilServed, type Place } from './transcript-place';
import { openVisitor, type Visitor } from './visitor';

const REMOTE = 'mf-depositos';
const TAB = { from: 'Pagos con tarjeta', to: 'Cobros con tarjeta' };

const HEADER = `# A release, from 1.0.0 to 1.1.0 and back, on a running site

Written by \`npm run ops:transcript\`, which runs these commands and holds a browser open meanwhile. One team ships ${REMOTE}; nobody else
builds, releases or restarts anything.`;

async function tellWith(visitor: Visitor, place: Place): Promise<void> {
  const { url, dist, recorder } = place;
  const sees = async (what: string) => recorder.say(`**Browser:** ${what} «${await visitor.tab()}».`);
  await sees('a seller opens Depósitos and finds the tab');

  buildNext(place, REMOTE, TAB);
  await recorder.ops('release', REMOTE, '--version', '1.1.0', '--from', dist);
  await recorder.ops('deploy', 'dtyt', `${REMOTE}@1.1.0`);
  recorder.say(
    `The edge answers with 1.1.0 ${await untilServed(url, REMOTE, '1.1.0')} ms after the command has ended; it was not restarted.`,
  );
  await visitor.wander();
  await sees('the open tab goes home and back, and goes on with what it has:');
  await visitor.page.reload();
  await sees('at the next full load it has the tab');

  await recorder.ops('diff', 'dtyt', '2', '3');
  await recorder.ops('rollback', 'dtyt');
  recorder.say(
    `The edge answers with 1.0.0 ${await untilServed(url, REMOTE, '1.0.0')} ms after the command has ended.`,
  );
  await visitor.page.reload();
  await sees('loaded again, it has the tab');
  await recorder.ops('status', 'dtyt');
  await recorder.ops('verify', 'dtyt');
}

async function tell(place: Place): Promise<void> {
  const { settings, url, recorder } = place;
  await recorder.ops('release', REMOTE, '--version', '1.0.0');
  await recorder.ops('deploy', 'dtyt', `${REMOTE}@1.0.0`);
  await untilServed(url, REMOTE, '1.0.0');
  const visitor = await openVisitor(settings, url);
  try {
    await tellWith(visitor, place);
  } finally {
    await visitor.close();
  }
}

/** docs/transcript-release.md, made by running it. */
export const recordRelease = (settings: Settings): Promise<string> =>
  record(settings, { file: 'transcript-release', header: HEADER, remote: REMOTE, tell });
