import { runFromShell } from '../lib/command-line';
import { OPS } from './command-table';

/**
 * `npm run ops`.
 * @param prefix how users call it where there is no npm
 * @public imported by its path in tooling/bin
 */
export async function runOps(args: readonly string[], prefix = OPS.prefix): Promise<void> {
  await runFromShell({ ...OPS, prefix }, args);
}
