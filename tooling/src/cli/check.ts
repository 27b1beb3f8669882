import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkApi } from '../api-report/api';
import { checkApiDocs } from '../api/describe/docs';
import { findCircles } from '../checks/circles';
import { findUndocumented } from '../checks/docstrings';
import { findDanglingReferences, formatFindings, repositoryTree } from '../checks/references';
import { runChecks, type Check, type CheckCounts } from '../checks/run-checks';
import { runNode } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import { type Settings } from '../lib/settings';

const require = createRequire(join(repoRoot, 'package.json'));
const installed = (path: string): string => join(repoRoot, 'node_modules', path);

/** What a check prints when it fails; nothing when it does not. Its lines are read elsewhere, and have no colours. */
async function outputOfFailure(
  script: string,
  args: readonly string[],
  env: Readonly<NodeJS.ProcessEnv>,
): Promise<string> {
  const { code, output } = await runNode([script, ...args], { env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' } });
  return code === 0 ? '' : output.trim() || `${script} ended with ${code} and printed nothing.`;
}

/** The quick ones first: what is wrong there is known before the compiler has started. */
const checksOf = ({ env }: Settings): readonly Check[] => [
  { name: 'references', run: () => Promise.resolve(formatFindings(findDanglingReferences(repositoryTree()))) },
  { name: 'docstrings', run: () => Promise.resolve(findUndocumented(join(repoRoot, 'shared'))) },
  {
    name: 'format',
    run: () =>
      outputOfFailure(
        installed('prettier/bin/prettier.cjs'),
        ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'],
        env,
      ),
  },
  {
    name: 'dead code',
    run: () => outputOfFailure(installed('knip/bin/knip.js'), ['--no-progress', '--no-config-hints'], env),
  },
  { name: 'api documents', run: () => Promise.resolve(checkApiDocs()) },
  { name: 'circles', run: () => findCircles(env) },
  {
    name: 'lint',
    run: () =>
      outputOfFailure(
        installed('eslint/bin/eslint.js'),
        ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
        env,
      ),
  },
  { name: 'types', run: () => outputOfFailure(require.resolve('typescript/bin/tsc'), ['-p', 'tsconfig.json'], env) },
  {
    name: 'api',
    run: () => {
      checkApi();
      return Promise.resolve('');
    },
  },
];

/** What keeps the house in order, without a test; with names, those checks alone. */
export function checkCounts(settings: Settings, names: readonly string[] = []): Promise<CheckCounts> {
  const checks = checksOf(settings);
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no check '${unknown}'. There are: ${checks.map(({ name }) => name).join(', ')}.`);
  return runChecks(checks.filter(({ name }) => names.length === 0 || names.includes(name)));
}

/** `npm run check`, or some of it: `npm run check -- lint types`. */
export async function check(settings: Settings, names: readonly string[]): Promise<void> {
  const { failed } = await checkCounts(settings, names);
  if (failed > 0) throw new Error(`${failed} of the checks failed; what is wrong stands below the line of each.`);
}
