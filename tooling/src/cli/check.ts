import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkApi } from '../api-report/api';
import { runNode } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

const require = createRequire(join(repoRoot, 'package.json'));

export const typescript = ({ env }: Settings) =>
  runNode(require.resolve('typescript/bin/tsc'), ['-p', 'tsconfig.json'], env);
export const lint = ({ env }: Settings) =>
  runNode(
    join(repoRoot, 'node_modules/eslint/bin/eslint.js'),
    ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
    env,
  );

/** `npm run check`: types and lint, what an editor shows; and whether shared is what its reports and its version say. */
export async function check(settings: Settings): Promise<void> {
  for (const step of [typescript, lint]) {
    const { code } = await step(settings);
    if (code !== 0) throw new Error('The check failed; what is wrong stands above.');
  }
  checkApi();
}
