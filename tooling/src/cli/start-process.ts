import { CONSOLE, runCommandLine } from '../lib/command-line';
import { readSettings } from '../lib/settings';
import { START } from './start-row';

/**
 * `npm start`, which is compiled: with the other commands in one file it would wait for all that they use.
 * @public imported by its path in tooling/bin/rifas.mjs
 */
export async function runStart(args: readonly string[]): Promise<void> {
  const table = { prefix: 'npm', helpFlag: '-- --help', rows: [START] };
  const code = await runCommandLine(table, ['start', ...args], {
    settings: readSettings(process.env),
    terminal: CONSOLE,
  });
  if (code !== 0) process.exitCode = code;
}
