import { errorMessage } from '../lib/error-code';
import { readSettings } from '../lib/settings';
import { buildInto } from './build-release';

// In a process of its own: the compiler reads the sources of the applications, which the compiled command line does not hold.
const [name, version, folder] = process.argv.slice(2);
if (!name || !version || !folder) throw new Error('usage: build-into-process <application> <version> <folder>');
try {
  await buildInto(readSettings(process.env), folder, name, version);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
