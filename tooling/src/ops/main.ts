import { CONSOLE, runCommandLine } from '../lib/command-line';
import { OPS } from './command-table';

/**
 * `npm run ops`.
 * @public imported by its path in tooling/bin
 */
export async function runOps(args: readonly string[]): Promise<void> {
  process.exitCode = await runCommandLine(OPS, args, { env: process.env, terminal: CONSOLE });
}
