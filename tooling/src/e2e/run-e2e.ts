import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium, JOURNEY_FLAGS } from '../browser/find-chromium';
import { buildAll, type Versions } from '../build/build-all';
import type { Counts } from '../checks/run-checks';
import { inBothModes } from '../compose/load-deployment';
import { demandKnown } from '../lib/command-line';
import { readJson } from '../lib/json';
import { runNode } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import { ofNoSite, withEnvironment, type Settings } from '../lib/settings';
import { buildFixtures } from './build-fixtures';
import { NGINX_SUFFIX, openFolder, prepareEdgeSites, startEdgeSite, type EdgeSite } from './edge-fixtures';
import { splitProjects } from './projects';

function writeDeployments({ deploymentsDir }: Settings, folder: string): readonly string[] {
  const sources = inBothModes(deploymentsDir);
  // One of them also behind nginx, for the assertions that hold for both edges.
  const behindNginx = sources.filter(({ name }) => name === 'dtyt');
  const all = [...sources, ...behindNginx.map((source) => ({ ...source, name: `${source.name}${NGINX_SUFFIX}` }))];
  for (const source of all) writeFileSync(join(folder, `${source.name}.json`), JSON.stringify(source));
  return all.map(({ name }) => name);
}

/** Starts every deployment on a free port with a new database, independent of other processes on this machine. */
async function startSites(
  settings: Settings,
  versions: Versions,
  folder: string,
  names: readonly string[],
): Promise<Readonly<Record<string, EdgeSite>>> {
  prepareEdgeSites(settings, names);
  const started = names.map(async (deployment): Promise<[string, EdgeSite]> => {
    const backendEnv = { DATA_DIR: join(folder, deployment), LOG_LEVEL: 'warn' };
    return [deployment, await startEdgeSite({ settings, deployment, versions, backendEnv })];
  });
  const results = await Promise.allSettled(started);
  const sites = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) {
    // The sites that did start would keep this process from ending.
    await Promise.all(sites.map(([, site]) => site.stop()));
    throw failure.reason;
  }
  return Object.fromEntries(sites);
}

/** Runs one Playwright for the sites of a variant: two variants use both cores, and no two tests share a site. */
async function runGroup(
  settings: Settings,
  variant: string,
  sites: Readonly<Record<string, EdgeSite>>,
  folder: string,
  args: readonly string[],
  env: Readonly<NodeJS.ProcessEnv>,
): Promise<Counts> {
  const report = join(folder, `report-${variant}.json`);
  const cli = createRequire(join(repoRoot, 'e2e/package.json')).resolve('@playwright/test/cli');
  const { code } = await runNode(
    [cli, 'test', '--config', join(repoRoot, 'e2e/playwright.config.ts'), '--pass-with-no-tests', ...args],
    {
      show: true,
      env: {
        ...settings.env,
        E2E_SITES: JSON.stringify(Object.fromEntries(Object.entries(sites).map(([name, { url }]) => [name, url]))),
        E2E_EDGES: JSON.stringify(
          Object.fromEntries(
            Object.entries(sites).map(([name, { echoUrl, logs, problem }]) => [name, { echoUrl, problem, ...logs }]),
          ),
        ),
        E2E_SITE_DIR: settings.siteDir,
        E2E_CHROMIUM: findChromium(settings),
        E2E_CHROMIUM_FLAGS: JSON.stringify(JOURNEY_FLAGS),
        E2E_REPORT: report,
        E2E_OUTPUT: join(repoRoot, 'e2e/test-results', variant),
        ...env,
      },
    },
  );
  if (!existsSync(report)) throw new Error('Playwright ran no test; why stands above.');
  const { stats } = readJson<{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }>(report);
  // A skipped test, or one that only passed on a retry, counts as failed.
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
}

export interface RunOptions {
  /** Runs a journey that is the same in both variants only in one of them. */
  readonly spread?: boolean;
}

/** Runs the journeys against the built site in every deployment; `args` go to Playwright. */
export async function runE2e(
  given: Settings,
  args: readonly string[],
  { spread = false }: RunOptions = {},
): Promise<Counts> {
  const settings = ofNoSite(given);
  const folder = join(settings.dataDir, 'e2e');
  rmSync(folder, { recursive: true, force: true });
  const deployments = join(folder, 'deployments');
  mkdirSync(deployments, { recursive: true });
  findChromium(settings);
  const all = writeDeployments(settings, deployments);
  // `--project dtyt` starts only that site.
  const { projects, rest } = splitProjects(args);
  demandKnown('project', projects, all);
  const names = projects.length === 0 ? all : projects;
  const versions = await buildAll(settings);
  const foreign = await buildFixtures(settings);
  const open = openFolder();
  const own = withEnvironment(settings, { SITE_DIR: join(open, 'site'), DEPLOYMENTS_DIR: deployments });
  const sites = await startSites(own, versions, folder, names);
  const variants = [...new Set(Object.keys(sites).map((name) => name.split('-', 1)[0] ?? name))];
  const sitesOf = (variant: string) =>
    Object.fromEntries(Object.entries(sites).filter(([name]) => name.split('-', 1)[0] === variant));
  // Journeys that run once are split between the variants, each in the mode of its own file.
  const ownMode = Object.keys(sites).filter((name) => !name.includes('-'));
  const once = ownMode.length > 0 ? ownMode.join(',') : (Object.keys(sites)[0] ?? '');
  const env = {
    E2E_FOREIGN: JSON.stringify(foreign),
    E2E_FOLDER: folder,
    E2E_ONCE: once,
    ...(spread ? { E2E_SPREAD: 'yes' } : {}),
  };
  try {
    const counts = await Promise.all(
      variants.map((variant) => runGroup(own, variant, sitesOf(variant), folder, rest, env)),
    );
    const sum = counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }));
    // A test may be for one variant only, but a run without any test counts as failed.
    if (sum.passed + sum.failed === 0) throw new Error('No test ran: what was asked for matches none.');
    return sum;
  } finally {
    await Promise.all(Object.values(sites).map((site) => site.stop()));
    rmSync(open, { recursive: true, force: true });
  }
}
