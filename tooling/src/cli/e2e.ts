import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium';
import { buildAll, type Versions } from '../build/build-all';
import { buildFixtures } from '../build/build-fixtures';
import { deploymentNames, loadDeployment } from '../compose/load-deployment';
import { dataDir, repoRoot, siteDir } from '../lib/repo';
import { NGINX_SUFFIX, openFolder, prepareEdgeSites, startEdgeSite, type EdgeSite } from '../nginx/edge-fixtures';
import { splitProjects } from './projects';
import { runNode } from './run-process';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** The deployments as ops wrote them, and each variant in the display mode that its own file does not have. */
function writeDeployments(folder: string): readonly string[] {
  const sources = deploymentNames().map(loadDeployment);
  const all = sources.flatMap((source): DeploymentSource[] => {
    const mode = source.mode === 'multi' ? 'single' : 'multi';
    return [source, { ...source, name: `${source.name}-${mode}`, mode }];
  });
  // One of them behind nginx, for the assertions that hold for both edges.
  all.push(
    ...sources
      .filter(({ variant }) => variant === 'dtyt')
      .map((source) => ({ ...source, name: `${source.name}${NGINX_SUFFIX}` })),
  );
  for (const source of all) writeFileSync(join(folder, `${source.name}.json`), JSON.stringify(source));
  return all.map(({ name }) => name);
}

/** `--project dtyt` starts that site alone. */
function wanted(names: readonly string[], args: readonly string[]): readonly string[] {
  const { projects } = splitProjects(args);
  const unknown = projects.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no project ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  return projects.length === 0 ? names : projects;
}

/** Every deployment on its own port with its own fresh database, beside whatever else runs on this machine. */
async function startSites(
  versions: Versions,
  folder: string,
  open: string,
  args: readonly string[],
): Promise<Readonly<Record<string, EdgeSite>>> {
  const deployments = join(folder, 'deployments');
  mkdirSync(deployments);
  const names = wanted(writeDeployments(deployments), args);
  prepareEdgeSites(names);
  process.env.SITE_DIR = join(open, 'site');
  process.env.DEPLOYMENTS_DIR = deployments;
  const started = names.map(async (deployment): Promise<[string, EdgeSite]> => {
    const backendEnv = { DATA_DIR: join(folder, deployment), LOG_LEVEL: 'warn', DATABASE_URL: '' };
    return [deployment, await startEdgeSite({ deployment, versions, backendEnv })];
  });
  return Object.fromEntries(await Promise.all(started));
}

/** One Playwright for the sites of a variant: two variants can use both cores, and no two tests share a site at one time. */
async function runGroup(
  variant: string,
  sites: Readonly<Record<string, EdgeSite>>,
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Counts> {
  const report = join(folder, `report-${variant}.json`);
  const cli = createRequire(join(repoRoot, 'e2e/package.json')).resolve('@playwright/test/cli');
  const { code } = await runNode(
    cli,
    [
      'test',
      '--config',
      join(repoRoot, 'e2e/playwright.config.ts'),
      '--pass-with-no-tests',
      ...splitProjects(args).rest,
    ],
    {
      E2E_SITES: JSON.stringify(Object.fromEntries(Object.entries(sites).map(([name, { url }]) => [name, url]))),
      E2E_EDGES: JSON.stringify(
        Object.fromEntries(
          Object.entries(sites).map(([name, { echoUrl, logs, problem }]) => [name, { echoUrl, problem, ...logs }]),
        ),
      ),
      E2E_SITE_DIR: siteDir(),
      E2E_CHROMIUM: findChromium(),
      E2E_CHROMIUM_FLAGS: JSON.stringify(CHROMIUM_FLAGS),
      E2E_REPORT: report,
      E2E_OUTPUT: join(repoRoot, 'e2e/test-results', variant),
      ...env,
    },
  );
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  // What was skipped, or passed at a second try only, has not passed.
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Runs the journeys against the built site in every deployment; `args` go to Playwright. */
export async function runE2e(args: readonly string[]): Promise<Counts> {
  const versions = await buildAll();
  const foreign = await buildFixtures();
  const folder = join(dataDir, 'e2e');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  findChromium();
  const open = openFolder();
  const sites = await startSites(versions, folder, open, args);
  const variants = [...new Set(Object.keys(sites).map((name) => name.split('-', 1)[0] ?? name))];
  const sitesOf = (variant: string) =>
    Object.fromEntries(Object.entries(sites).filter(([name]) => name.split('-', 1)[0] === variant));
  const env = { E2E_FOREIGN: JSON.stringify(foreign), E2E_FOLDER: folder, E2E_ONCE: Object.keys(sites)[0] ?? '' };
  try {
    const counts = await Promise.all(variants.map((variant) => runGroup(variant, sitesOf(variant), folder, args, env)));
    const sum = counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }));
    // A test may be for one variant only, but nothing at all has not passed.
    if (sum.passed + sum.failed === 0) throw new Error('No test ran: what was asked for matches none.');
    return sum;
  } finally {
    await Promise.all(Object.values(sites).map((site) => site.stop()));
    rmSync(open, { recursive: true, force: true });
  }
}

/** `npm run e2e [-- -g name]` */
export async function e2e(args: readonly string[]): Promise<void> {
  const { failed } = await runE2e(args);
  if (failed > 0) process.exitCode = 1;
}
