import { CONSOLE, runCommandLine } from '../lib/command-line';
import { readSettings } from '../lib/settings';
import { OPS } from './command-table';

/**
 * `npm run ops`.
 * @public imported by its path in tooling/bin
 */
export async function runOps(args: readonly string[]): Promise<void> {
  process.exitCode = await runCommandLine(OPS, args, { settings: readSettings(process.env), terminal: CONSOLE });
}
