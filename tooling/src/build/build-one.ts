import { buildRelease } from './build-release';

// One application per process: two can use both cores, and a crash names its application.
const [name, version] = process.argv.slice(2);
if (!name || !version) throw new Error('usage: build-one <application> <version>');
try {
  await buildRelease(name, version);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
