import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '@rifas/tooling/browser/find-chromium';
import { freePort } from '@rifas/tooling/lib/processes';
import type { Settings } from '@rifas/tooling/lib/settings';
import { measuredPages, type MeasuredPage } from '../measure/measured-pages';
import type { Section } from '../report/report';
import { compared, median } from '../report/statistics';
import type { BenchSites, MeasuredSite } from '../sites/bench-sites';
import type { Part } from './bench-context';

const NAME = 'lighthouse';
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
} as const;
type Category = keyof typeof CATEGORIES;
const METRICS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
} as const;
type Metric = keyof typeof METRICS;
type Scores = Readonly<Record<Category | Metric, number>>;

/** A run takes half a minute: the median of a few. */
const MOST_RUNS = 5;

async function signIn(
  browser: BrowserContext,
  { api, tokenName }: BenchSites,
  site: MeasuredSite,
  { seller }: MeasuredPage,
): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/robots.txt`);
  const token = seller ? await api.logIn(seller) : undefined;
  await page.evaluate(
    ([name, value]) => {
      localStorage.clear();
      if (value !== undefined) localStorage.setItem(name, value);
    },
    [tokenName, token] as const,
  );
  const devtools = await browser.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.close();
}

/** One run of a page as a mobile visitor, in a browser of its own that keeps the session. */
async function runOnce(settings: Settings, sites: BenchSites, site: MeasuredSite, page: MeasuredPage): Promise<Scores> {
  // Loaded here: it takes a second, which the other commands need not wait for.
  const { default: lighthouse } = await import('lighthouse');
  const profile = mkdtempSync(join(tmpdir(), 'rifas-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(settings),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    await signIn(browser, sites, site, page);
    const result = await lighthouse(`${site.url}${page.path}`, {
      port,
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories: Object.keys(CATEGORIES),
    });
    const problem = result?.lhr.runtimeError;
    if (!result || problem)
      throw new Error(`Lighthouse could not measure ${page.name}: ${problem?.message ?? 'no result'}`);
    const { categories, audits, finalDisplayedUrl } = result.lhr;
    // A session that did not hold leads elsewhere, and the score would be another page's.
    if (new URL(finalDisplayedUrl).pathname !== page.path)
      throw new Error(`Lighthouse wanted ${page.path} and was sent to ${finalDisplayedUrl}`);
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

function section(page: MeasuredPage, composed: readonly Scores[], oneApp: readonly Scores[]): Section {
  const figure = (name: string, unit: string, key: keyof Scores) =>
    compared(
      name,
      unit,
      composed.map((score) => score[key]),
      { name: 'one app', value: median(oneApp.map((score) => score[key])) },
    );
  return {
    part: NAME,
    title: `Lighthouse, mobile: ${page.name}`,
    note: `Lighthouse 12 with its own simulated throttling; medians of ${composed.length}`,
    figures: [
      ...(Object.keys(CATEGORIES) as Category[]).map((category) => figure(CATEGORIES[category], 'points', category)),
      ...(Object.keys(METRICS) as Metric[]).map((metric) => figure(METRICS[metric], 'ms', metric)),
    ],
  };
}

/** What the tool that others judge the site with says, of both. */
export const lighthouseScores: Part = {
  name: NAME,
  about: 'Lighthouse mobile scores of the four pages',
  run: async ({ settings, runs, sites, log }) => {
    const both = await sites();
    const sections: Section[] = [];
    for (const page of measuredPages(await both.api.makeLink('bruno@example.com'))) {
      const composed: Scores[] = [];
      const oneApp: Scores[] = [];
      for (let run = 0; run < Math.min(runs, MOST_RUNS); run += 1) {
        composed.push(await runOnce(settings, both, both.composed, page));
        oneApp.push(await runOnce(settings, both, both.oneApp, page));
        log(
          `${page.name}: performance ${composed.at(-1)?.performance} composed, ${oneApp.at(-1)?.performance} one application`,
        );
      }
      sections.push(section(page, composed, oneApp));
    }
    return sections;
  },
};
