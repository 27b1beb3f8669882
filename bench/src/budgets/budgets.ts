import type { DeploymentSource } from '@rifas/shared/deployment';
import type { Versions } from '@rifas/tooling/build/build-all';
import { deploymentNames, loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { pageRoutes } from '@rifas/tooling/compose/page-routes';
import { preloadsFor, publicPath } from '@rifas/tooling/compose/preloads';
import { SHELL } from '@rifas/tooling/lib/repo';
import type { Settings } from '@rifas/tooling/lib/settings';
import { featuresOf, type Release } from '@rifas/tooling/store/releases/release';
import { getRelease } from '@rifas/tooling/store/releases/releases';
import { localStorage } from '@rifas/tooling/store/storage/open-storage';

interface Budget {
  readonly name: string;
  readonly limitKb: number;
  readonly actualKb: number;
}

/**
 * Scripts loaded after the form works do not count: the captcha, and axios, because an early call has fetched the
 * link's data.
 */
const PAGES = [
  { pattern: '/login', what: 'JavaScript before the login form works', limitKb: 150 },
  { pattern: '/pago/:token', what: 'JavaScript before the pay form works', limitKb: 165 },
];
const REMOTE_LIMIT_KB = 15;

const kilobytes = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

/** Transferred bytes of files by their public path; each file counts once. */
function weigh(releases: readonly Release[], paths: readonly string[]): number {
  const sizes = new Map(
    releases.flatMap((release) =>
      Object.entries(release.files).map(([file, { wireBytes }]) => [publicPath(release, file), wireBytes] as const),
    ),
  );
  return [...new Set(paths)].reduce((sum, path) => {
    const size = sizes.get(path);
    if (size === undefined) throw new Error(`${path} is in no release`);
    return sum + size;
  }, 0);
}

/** The sizes of a deployment's built files, beside their limits. */
export function budgetsOf(source: DeploymentSource, shell: Release, remotes: readonly Release[]): readonly Budget[] {
  const routes = pageRoutes(source, featuresOf(remotes));
  const pages = PAGES.map(({ pattern, what, limitKb }): Budget => {
    const route = routes.find((one) => one.pattern === pattern);
    if (!route) throw new Error(`${source.name} has no page ${pattern}`);
    const paths = [publicPath(shell, shell.entry), ...preloadsFor(route, source, shell, remotes)].filter((path) =>
      path.endsWith('.js'),
    );
    return { name: `${source.name}: ${what}`, limitKb, actualKb: kilobytes(weigh([shell, ...remotes], paths)) };
  });
  const entries = remotes.map((release): Budget => {
    const paths = [release.entry, ...(release.parts['remote'] ?? [])].map((file) => publicPath(release, file));
    return {
      name: `${release.name}: remoteEntry.js and its exposed module`,
      limitKb: REMOTE_LIMIT_KB,
      actualKb: kilobytes(weigh([release], paths)),
    };
  });
  return [...pages, ...entries];
}

export const isExceeded = ({ limitKb, actualKb }: Budget): boolean => actualKb > limitKb;

const line = (budget: Budget): string =>
  `${isExceeded(budget) ? 'OVER' : 'ok  '} ${budget.actualKb.toFixed(1).padStart(6)} of ${String(budget.limitKb).padStart(3)} KB  ${budget.name}`;

/**
 * Weighs the releases of every deployment and prints the result line by line.
 * @returns how many budgets are kept and how many are not
 */
export async function checkBudgets(
  settings: Settings,
  versions: Versions,
  log: (line: string) => void = console.log,
): Promise<{ readonly passed: number; readonly failed: number }> {
  const { deploymentsDir } = settings;
  const storage = localStorage(settings);
  const releaseOf = (name: string) => getRelease(storage, name, versions[name] ?? '');
  const all: Budget[] = [];
  for (const name of deploymentNames(deploymentsDir)) {
    const source = loadDeployment(name, deploymentsDir);
    const remotes = Object.keys(source.remotes).filter((remote) => remote !== SHELL);
    all.push(...budgetsOf(source, await releaseOf(SHELL), await Promise.all(remotes.map(releaseOf))));
  }
  const budgets = [...new Map(all.map((budget) => [budget.name, budget])).values()];
  for (const budget of budgets) log(line(budget));
  const failed = budgets.filter(isExceeded).length;
  return { passed: budgets.length - failed, failed };
}
