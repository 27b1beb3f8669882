import { errorMessage } from '../lib/error-code';
import { readSettings } from '../lib/settings';
import { SOURCES_CHANGED } from './build-all';
import { buildRelease } from './build-release';
import { localVersion } from './local-version';

// One application per process: two can use both cores, and a crash names its application.
const [name, version] = process.argv.slice(2);
if (!name || !version) throw new Error('usage: build-one <application> <version>');
try {
  const result = await buildRelease(readSettings(process.env), name, version, () => localVersion(name) === version);
  if (result === 'changed') process.exitCode = SOURCES_CHANGED;
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
