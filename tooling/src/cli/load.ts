import { join } from 'node:path';
import { repoRoot } from '../lib/repo';
import { runNode } from './run-process';

/** `npm run load -- --sellers f.csv --raffles f.csv --deposits f.csv`: an organiser's real data. */
export async function load(args: readonly string[]): Promise<void> {
  const { code } = await runNode('--import', [
    'tsx',
    join(repoRoot, 'tooling/postgres/run.ts'),
    'backend/src/organiser/load.ts',
    ...args,
  ]);
  process.exitCode = code;
}
