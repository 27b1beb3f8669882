import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson } from '../lib/json';
import { runNode } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import { type Settings } from '../lib/settings';
import { DEMANDED_PERCENT, percentOf, scoreOf, writeScore, type MutationReport } from './mutation-report';
import { mutatedFiles, MUTATION_TARGETS, type MutationTarget } from './mutation-targets';

const DOCUMENT = join(repoRoot, 'docs/quality.md');

const importDefault = async <T>(path: string): Promise<T> =>
  ((await import(pathToFileURL(path).href)) as { readonly default: T }).default;

/** Runs a package's shared test setup once for all runs: the PostgreSQL of the backend. */
async function withSetup<T>(target: MutationTarget, work: () => Promise<T>): Promise<T> {
  const folder = join(repoRoot, target.package);
  const config = await importDefault<Record<string, string | undefined>>(join(folder, 'jest.config.mjs'));
  const call = async (path: string | undefined): Promise<void> => {
    if (path !== undefined) await (await importDefault<() => Promise<void>>(path.replace('<rootDir>', folder)))();
  };
  await call(config['globalSetup']);
  try {
    return await work();
  } finally {
    await call(config['globalTeardown']);
  }
}

/**
 * `npm run mutation -- <target> [files]`: mutates the code of a target and counts the mutations that no test notices.
 * With files it only measures those, and leaves the report unchanged.
 */
export async function mutation({ env }: Settings, [name = '', ...files]: readonly string[]): Promise<void> {
  const target = MUTATION_TARGETS[name];
  if (!target) throw new Error(`There is no target '${name}'. There are: ${Object.keys(MUTATION_TARGETS).join(', ')}.`);
  // Checked here, before the tests run for nothing; a pattern without matches fails in `scoreOf`. A range may follow a
  // file: x.ts:10-20.
  const missing = files.find((file) => !/[*{[]/.test(file) && !existsSync(join(repoRoot, file.replace(/:\d.*$/, ''))));
  if (missing !== undefined)
    throw new Error(`There is no file ${missing}: name it from the root, such as shared/domain/money.ts.`);
  const run = files.length > 0 ? `${name}-part` : name;
  const { code } = await withSetup(target, () =>
    runNode([join(repoRoot, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', 'stryker.config.mjs'], {
      show: true,
      env: {
        ...env,
        // Includes variables that the setup has set for the tests.
        ...process.env,
        MUTATION_TARGET: run,
        MUTATION_PACKAGE: target.package,
        MUTATION_FOLDERS: target.folders.join(','),
        MUTATION_TESTS: (target.tests ?? []).join(','),
        MUTATION_PLAIN: target.plain ? 'yes' : '',
        MUTATION_FILES: JSON.stringify(files.length > 0 ? files : mutatedFiles(target)),
      },
    }),
  );
  if (code !== 0) throw new Error('The mutation tests did not run; why stands above.');
  const report = readJson<MutationReport>(join(repoRoot, `.cache/mutation/${run}.json`));
  const score = scoreOf(name, report, new Date().toISOString().slice(0, 10));
  console.log(
    `${name}: ${percentOf(score)} % of ${score.killed + score.survived + score.notCovered} changes were noticed; ${score.survived} were not, ${score.notCovered} are reached by no test.`,
  );
  if (files.length === 0)
    writeFileSync(DOCUMENT, writeScore(readFileSync(DOCUMENT, 'utf8'), score, Object.keys(MUTATION_TARGETS)));
  if (percentOf(score) < DEMANDED_PERCENT) throw new Error(`At least ${DEMANDED_PERCENT} % are demanded.`);
}
