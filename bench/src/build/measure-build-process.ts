import { measureBuild } from './measure-build';

// A process per application: none finds another's compiler warm.
const [name, source, folder] = process.argv.slice(2);
if (!name || !source || !folder)
  throw new Error('usage: measure-build-process <application> <source to touch> <folder>');
process.stdout.write(`${JSON.stringify(await measureBuild(name, source, folder))}\n`);
process.exit(0);
