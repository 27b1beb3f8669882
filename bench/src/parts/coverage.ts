import type { Browser } from 'playwright-core';
import { measuredPages, type MeasuredPage } from '../measure/measured-pages';
import { newVisitor } from '../measure/slow-phone';
import { unusedShare } from '../measure/unused-code';
import { keyShown, recordVisits } from '../measure/visit';
import { compared } from '../report/statistics';
import { tokenFor, type BenchSites, type MeasuredSite } from '../sites/bench-sites';
import type { Part } from './bench-context';

async function unusedOf(browser: Browser, both: BenchSites, site: MeasuredSite, page: MeasuredPage): Promise<number> {
  const visitor = await newVisitor(browser, await tokenFor(both, site, page));
  try {
    await recordVisits(visitor, { keys: page.keys });
    const tab = await visitor.newPage();
    await tab.coverage.startJSCoverage({ reportAnonymousScripts: false });
    await tab.goto(`${site.url}${page.path}`, { waitUntil: 'commit' });
    await keyShown(tab);
    await tab.waitForLoadState('networkidle');
    return 100 * unusedShare(await tab.coverage.stopJSCoverage());
  } finally {
    await visitor.close();
  }
}

/** How much of the JavaScript that a page runs it never calls. What is only fetched ahead for the next page is not run, and does not count. */
export const coverage: Part = {
  name: 'coverage',
  about: 'the part of the scripts that a page loads and never runs',
  run: async ({ sites, browser }) => {
    const both = await sites();
    const chromium = await browser();
    const pages = measuredPages(await both.api.makeLink('bruno@example.com'));
    const figures = [];
    for (const page of pages)
      figures.push(
        compared(
          page.name,
          '%',
          await unusedOf(chromium, both, both.composed, page),
          { name: 'one app', value: await unusedOf(chromium, both, both.oneApp, page) },
          { name: 'limit', value: await unusedOf(chromium, both, both.limit, page) },
        ),
      );
    return [{ title: 'Unused JavaScript', note: 'functions never called until the page is quiet', figures }];
  },
};
