import { CONSOLE, runCommandLine } from '../lib/command-line';
import { readSettings } from '../lib/settings';
import { OPS } from './command-table';

process.exitCode = await runCommandLine(OPS, process.argv.slice(2), {
  settings: readSettings(process.env),
  terminal: CONSOLE,
});
