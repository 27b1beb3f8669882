import { runFromShell } from '../lib/command-line';
import { OPS } from './command-table';

/**
 * `npm run ops`.
 * @public imported by its path in tooling/bin
 */
export async function runOps(args: readonly string[]): Promise<void> {
  await runFromShell(OPS, args);
}
