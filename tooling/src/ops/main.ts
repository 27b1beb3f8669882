import { runOps } from './cli';

process.exitCode = await runOps(process.argv.slice(2), {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
