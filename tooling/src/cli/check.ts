import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkApi } from '../api-report/api';
import { type Check } from '../checks/check';
import { findCircles } from '../checks/circles';
import { findDanglingReferences, formatFindings, repositoryTree } from '../checks/references';
import { runChecks, type CheckCounts } from '../checks/run-checks';
import { outputOfFailure } from '../checks/run-quietly';
import { repoRoot } from '../lib/repo';

const require = createRequire(join(repoRoot, 'package.json'));
const installed = (path: string): string => join(repoRoot, 'node_modules', path);

/** The quick ones first: what is wrong there is known before the compiler has started. */
const CHECKS: readonly Check[] = [
  { name: 'references', run: () => Promise.resolve(formatFindings(findDanglingReferences(repositoryTree()))) },
  {
    name: 'format',
    run: () =>
      outputOfFailure(installed('prettier/bin/prettier.cjs'), [
        '--check',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        '.cache/prettier',
        '.',
      ]),
  },
  {
    name: 'dead code',
    run: () => outputOfFailure(installed('knip/bin/knip.js'), ['--no-progress', '--no-config-hints']),
  },
  { name: 'circles', run: findCircles },
  {
    name: 'lint',
    run: () =>
      outputOfFailure(installed('eslint/bin/eslint.js'), [
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        '.cache/eslint',
      ]),
  },
  { name: 'types', run: () => outputOfFailure(require.resolve('typescript/bin/tsc'), ['-p', 'tsconfig.json']) },
  {
    name: 'api',
    run: () => {
      checkApi();
      return Promise.resolve('');
    },
  },
];

export const checkCounts = (checks: readonly Check[] = CHECKS): Promise<CheckCounts> => runChecks(checks);

/**
 * `npm run check`: what keeps the house in order, without a test. With names it runs those checks alone: `npm run check -- lint types`.
 */
export async function check(names: readonly string[] = []): Promise<void> {
  const unknown = names.find((name) => !CHECKS.some((each) => each.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no check '${unknown}'. There are: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  const { failed } = await checkCounts(CHECKS.filter(({ name }) => names.length === 0 || names.includes(name)));
  if (failed > 0) throw new Error(`${failed} of the checks failed; what is wrong stands below the line of each.`);
}
