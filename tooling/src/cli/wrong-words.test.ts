import { mutation } from '../checks/mutation';
import { readSettings } from '../lib/settings';
import { runScreens } from '../screens/run';
import { writeTranscripts } from '../transcript/transcript';
import { dev } from './dev';

const settings = readSettings({});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'two remotes alone',
    () => dev(settings, ['mf-auth', 'mf-rifas'], { alone: true }),
    'Name the one remote to run alone',
  ],
  ['the shell alone', () => dev(settings, ['shell'], { alone: true }), 'Name the one remote to run alone'],
  ['nothing alone', () => dev(settings, [], { alone: true }), 'Name the one remote to run alone'],
  ['a gallery of a remote', () => dev(settings, ['mf-rifas'], { gallery: true }), 'The gallery has every component'],
  ['a gallery alone', () => dev(settings, [], { alone: true, gallery: true }), 'The gallery has every component'],
  ['an application', () => dev(settings, ['nada'], {}), "There is no application 'nada'. There are: shell, mf-auth"],
  [
    'a transcript',
    () => writeTranscripts(settings, ['nada']),
    "There is no transcript 'nada'. There are: release, canary.",
  ],
  ['a state of a screen', () => runScreens(settings, { only: 'nada' }), "No screen or state has 'nada' in its name."],
  ['sites of the documents', () => runScreens(settings, { sites: 'ccee' }), '--sites goes with --look'],
  [
    'a site',
    () => runScreens(settings, { look: 'x', sites: 'dtyt,nada' }),
    "There is no site 'nada'. There are: ccee, ccee-multi, dtyt, dtyt-single",
  ],
  ['a file to mutate', () => mutation(settings, ['domain', 'nada.ts']), 'There is no file nada.ts: name it from'],
])('%s that no command knows is refused before anything begins', async (_what, begin, message) => {
  await expect(begin()).rejects.toThrow(message);
});
