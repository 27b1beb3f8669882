import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '@rifas/tooling/browser/find-chromium';
import { freePort } from '@rifas/tooling/lib/processes';
import type { Settings } from '@rifas/tooling/lib/settings';

export const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
} as const;
export type Category = keyof typeof CATEGORIES;
export const METRICS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
} as const;
export type Metric = keyof typeof METRICS;
export type Scores = Readonly<Record<Category | Metric, number>>;

/** A run takes half a minute: the median of a few. */
export const MOST_RUNS = 5;

/**
 * One run of an address as a mobile visitor, in a browser of its own.
 * @param prepare puts there what the visitor has before, such as a session
 * @throws Error where the page leads elsewhere, or cannot be measured
 */
export async function lighthouseRun(
  settings: Settings,
  address: string,
  prepare: (browser: BrowserContext) => Promise<void>,
): Promise<Scores> {
  // Loaded here: it takes a second, which the other commands need not wait for.
  const { default: lighthouse } = await import('lighthouse');
  const profile = mkdtempSync(join(tmpdir(), 'rifas-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(settings),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    await prepare(browser);
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories: Object.keys(CATEGORIES),
    });
    const problem = result?.lhr.runtimeError;
    if (!result || problem)
      throw new Error(`Lighthouse could not measure ${address}: ${problem?.message ?? 'no result'}`);
    const { categories, audits, finalDisplayedUrl } = result.lhr;
    // A session that did not hold leads elsewhere, and the score would be another page's.
    if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname)
      throw new Error(`Lighthouse wanted ${address} and was sent to ${finalDisplayedUrl}`);
    const score = (category: Category) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
    const metric = (name: Metric) => audits[name]?.numericValue ?? Number.NaN;
    return {
      ...{
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
      },
      ...{
        'first-contentful-paint': metric('first-contentful-paint'),
        'largest-contentful-paint': metric('largest-contentful-paint'),
      },
      ...{ 'speed-index': metric('speed-index'), 'total-blocking-time': metric('total-blocking-time') },
    };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
