import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkApi } from '../api-report/api';
import { checkApiDocs } from '../api/describe/docs';
import { findCircles } from '../checks/circles';
import { findUndocumented } from '../checks/docstrings';
import { findDanglingReferences, formatFindings, repositoryTree } from '../checks/references';
import { runChecks, type Check, type Counts } from '../checks/run-checks';
import { demandKnown } from '../lib/command-line';
import { runNode } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

const require = createRequire(join(repoRoot, 'package.json'));
const installed = (path: string): string => join(repoRoot, 'node_modules', path);

/** A check that runs as a process of its own, without colours, because its output is captured. */
const program = (name: string, env: Settings['env'], script: string, ...args: readonly string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await runNode([script, ...args], { env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' } });
    return code === 0 ? '' : output.trim() || `${script} ended with ${code} and printed nothing.`;
  },
});

const cachedIn = (folder: string): readonly string[] => ['--cache', '--cache-location', `.cache/${folder}`, '.'];

/** The quick checks first, so that their problems are known before the compiler has started. */
const checksOf = ({ env }: Settings): readonly Check[] => [
  { name: 'references', run: async () => formatFindings(findDanglingReferences(repositoryTree())) },
  { name: 'docstrings', run: async () => findUndocumented(join(repoRoot, 'shared')) },
  program(
    'format',
    env,
    installed('prettier/bin/prettier.cjs'),
    '--check',
    '--log-level',
    'warn',
    ...cachedIn('prettier'),
  ),
  program('dead code', env, installed('knip/bin/knip.js'), '--no-progress', '--no-config-hints'),
  { name: 'api documents', run: async () => checkApiDocs() },
  { name: 'circles', run: () => findCircles(env) },
  program('lint', env, installed('eslint/bin/eslint.js'), '--max-warnings', '0', ...cachedIn('eslint')),
  program('types', env, require.resolve('typescript/bin/tsc'), '-p', 'tsconfig.json'),
  { name: 'api', run: async () => checkApi() },
];

/** Runs all checks that are no tests, or only those with the given names. */
export function checkCounts(settings: Settings, names: readonly string[] = []): Promise<Counts> {
  const checks = checksOf(settings);
  const known = checks.map(({ name }) => name);
  demandKnown('check', names, known);
  return runChecks(checks.filter(({ name }) => names.length === 0 || names.includes(name)));
}

/** `npm run check`, or only some of the checks: `npm run check -- lint types`. */
export async function check(settings: Settings, names: readonly string[]): Promise<void> {
  const { failed } = await checkCounts(settings, names);
  if (failed > 0) throw new Error(`${failed} of the checks failed; what is wrong stands below the line of each.`);
}
