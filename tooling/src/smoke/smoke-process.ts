import { errorMessage } from '../lib/error-code';
import { readSettings } from '../lib/settings';
import { getComposition } from '../store/sites/sites';
import { openStorage } from '../store/storage/open-storage';
import { smokeProblems } from './smoke';

// A separate process, because the compiled command line contains neither a browser driver nor the API's examples.
const [site, number, ...names] = process.argv.slice(2);
if (!site || !number) throw new Error('usage: smoke-process <site> <composition> <application>...');
const settings = readSettings(process.env);
const storage = await openStorage(settings);
try {
  const composition = await getComposition(storage, site, Number(number));
  console.log(JSON.stringify(await smokeProblems(storage, composition, names, settings)));
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
} finally {
  await storage.close();
}
