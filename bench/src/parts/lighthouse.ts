import type { BrowserContext } from 'playwright-core';
import {
  CALIBRATED,
  CATEGORIES,
  lighthouseRun,
  METRICS,
  MOST_RUNS,
  type Calibrated,
  type Category,
  type Metric,
  type Scores,
} from '../measure/lighthouse-run';
import { measuredPages, type MeasuredPage } from '../measure/measured-pages';
import type { Section } from '../report/report';
import { compared, median } from '../report/statistics';
import type { BenchSites, MeasuredSite } from '../sites/bench-sites';
import type { BenchContext, Part } from './bench-context';

const NAME = 'lighthouse';
const UNITS: Readonly<Record<Calibrated, string>> = {
  'mid-tier performance': 'points',
  'mid-tier blocked': 'ms',
  'benchmark index': '',
};

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
const runOnce = (
  { settings }: BenchContext,
  sites: BenchSites,
  site: MeasuredSite,
  page: MeasuredPage,
): Promise<Scores> =>
  lighthouseRun(settings, `${site.url}${page.path}`, (browser) => signIn(browser, sites, site, page));

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
      ...(Object.keys(CALIBRATED) as Calibrated[]).map((key) => figure(CALIBRATED[key], UNITS[key], key)),
    ],
  };
}

/** What the tool that others judge the site with says, of both. */
export const lighthouseScores: Part = {
  name: NAME,
  about: 'Lighthouse mobile scores of the four pages',
  run: async (context) => {
    const { runs, sites, log } = context;
    const both = await sites();
    const sections: Section[] = [];
    for (const page of measuredPages(await both.api.makeLink('bruno@example.com'))) {
      const composed: Scores[] = [];
      const oneApp: Scores[] = [];
      for (let run = 0; run < Math.min(runs, MOST_RUNS); run += 1) {
        composed.push(await runOnce(context, both, both.composed, page));
        oneApp.push(await runOnce(context, both, both.oneApp, page));
        log(
          `${page.name}: performance ${composed.at(-1)?.performance} composed, ${oneApp.at(-1)?.performance} one application`,
        );
      }
      sections.push(section(page, composed, oneApp));
    }
    return sections;
  },
};
