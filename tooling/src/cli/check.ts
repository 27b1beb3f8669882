import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkApi } from '../api-report/api';
import { repoRoot } from '../lib/repo';
import { runNode } from './run-process';

const require = createRequire(join(repoRoot, 'package.json'));

export const typescript = () => runNode(require.resolve('typescript/bin/tsc'), ['-p', 'tsconfig.json']);
export const lint = () =>
  runNode(join(repoRoot, 'node_modules/eslint/bin/eslint.js'), [
    '.',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    '.cache/eslint',
  ]);

/** `npm run check`: types and lint, what an editor shows; and whether shared is what its reports and its version say. */
export async function check(): Promise<void> {
  for (const step of [typescript, lint]) {
    const { code } = await step();
    if (code !== 0) throw new Error('The check failed; what is wrong stands above.');
  }
  checkApi();
}
