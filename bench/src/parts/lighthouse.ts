import type { BrowserContext } from 'playwright-core';
import { lighthouseRun, MOST_RUNS, type Scores } from '../measure/lighthouse-run';
import { measuredPages, type MeasuredPage } from '../measure/measured-pages';
import type { Section } from '../report/report';
import type { BenchSites, MeasuredSite } from '../sites/bench-sites';
import type { Part } from './bench-context';
import { comparedOnEach, onEachSite, type OnEachSite } from './on-each-site';

const FIGURES: readonly (readonly [key: keyof Scores, name: string, unit: string])[] = [
  ['performance', 'performance', 'points'],
  ['accessibility', 'accessibility', 'points'],
  ['best-practices', 'best practices', 'points'],
  ['first-contentful-paint', 'first paint', 'ms'],
  ['largest-contentful-paint', 'largest paint', 'ms'],
  ['speed-index', 'speed index', 'ms'],
  ['total-blocking-time', 'blocked', 'ms'],
  ['main thread', 'processor time of the main thread', 'ms'],
  ['mid-tier performance', 'performance, on a phone of the middle class', 'points'],
  ['mid-tier blocked', 'blocked, on a phone of the middle class', 'ms'],
  ['benchmark index', 'speed of this machine', ''],
];

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

function section(page: MeasuredPage, runs: OnEachSite<Scores>): Section {
  return {
    title: `Lighthouse, mobile: ${page.name}`,
    note: `Lighthouse 12 with its own simulated throttling; medians of ${runs.composed.length}`,
    figures: FIGURES.map(([key, name, unit]) => comparedOnEach(name, unit, runs, (scores) => scores[key])),
  };
}

/** The scores of Lighthouse, a tool by which others judge the site, for all three sites. */
export const lighthouseScores: Part = {
  name: 'lighthouse',
  about: 'Lighthouse mobile scores of the four pages',
  run: async (context) => {
    const { settings, runs, sites } = context;
    const { api } = await sites();
    const sections: Section[] = [];
    for (const page of measuredPages(await api.makeLink('bruno@example.com'))) {
      const scores = await onEachSite(context, {
        name: page.name,
        rounds: Math.min(runs, MOST_RUNS),
        measure: (site, all) =>
          lighthouseRun(settings, `${site.url}${page.path}`, (visitor) => signIn(visitor, all, site, page)),
        told: ({ performance }) => `performance ${performance}`,
      });
      sections.push(section(page, scores));
    }
    return sections;
  },
};
