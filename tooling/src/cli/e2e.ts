import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium';
import type { Versions } from '../build/build-all';
import { buildAll } from '../build/build-all';
import { deploymentNames } from '../compose/load-deployment';
import { dataDir, repoRoot } from '../lib/repo';
import { freePort, startSite, type Site } from '../site/start-site';
import { runNode } from './run-process';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
}

/** Every deployment on its own port with its own fresh database, beside whatever else runs on this machine. */
async function startSites(versions: Versions, folder: string): Promise<Readonly<Record<string, Site>>> {
  process.env.SITE_DIR = join(folder, 'site');
  const sites: Record<string, Site> = {};
  for (const deployment of deploymentNames()) {
    const port = await freePort();
    const backendEnv = { DATA_DIR: join(folder, deployment), LOG_LEVEL: 'warn', DATABASE_URL: '' };
    sites[deployment] = await startSite({ deployment, port, versions, backendEnv, log: () => undefined });
  }
  return sites;
}

/** Runs Playwright against the built site in every deployment; `args` go to Playwright. */
export async function runE2e(args: readonly string[]): Promise<Counts> {
  const versions = await buildAll();
  const folder = join(dataDir, 'e2e');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const chromium = findChromium();
  const sites = await startSites(versions, folder);
  const report = join(folder, 'report.json');
  try {
    const cli = createRequire(join(repoRoot, 'e2e/package.json')).resolve('@playwright/test/cli');
    const { code } = await runNode(cli, ['test', '--config', join(repoRoot, 'e2e/playwright.config.ts'), ...args], {
      E2E_SITES: JSON.stringify(Object.fromEntries(Object.entries(sites).map(([name, { url }]) => [name, url]))),
      E2E_CHROMIUM: chromium,
      E2E_CHROMIUM_FLAGS: JSON.stringify(CHROMIUM_FLAGS),
      E2E_REPORT: report,
    });
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
  } finally {
    await Promise.all(Object.values(sites).map((site) => site.stop()));
  }
}

/** `npm run e2e [-- -g name]` */
export async function e2e(args: readonly string[]): Promise<void> {
  const { failed } = await runE2e(args);
  if (failed > 0) process.exitCode = 1;
}
