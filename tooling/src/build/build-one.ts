import { errorMessage } from '../lib/error-code';
import { readSettings } from '../lib/settings';
import { SOURCES_CHANGED } from './build-all';
import { buildInto, buildRelease } from './build-release';

// One application per process: two can use both cores, a crash names its application, and the compiler reads sources of
// the applications, which the compiled command line does not contain. With a folder the release is made there, not
// among those of this checkout.
const [name, version, folder] = process.argv.slice(2);
if (!name || !version) throw new Error('usage: build-one <application> <version> [folder]');
const settings = readSettings(process.env);
try {
  if (folder) await buildInto(settings, folder, name, version);
  else if ((await buildRelease(settings, name, version)) === 'changed') process.exitCode = SOURCES_CHANGED;
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
