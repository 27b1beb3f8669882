import type { Browser } from 'playwright-core';
import { measuredPages, type MeasuredPage } from '../measure/measured-pages';
import { unusedShare } from '../measure/unused-code';
import { asVisitor, keyShown } from '../measure/visit';
import { tokenFor, type BenchSites, type MeasuredSite } from '../sites/bench-sites';
import type { Part } from './bench-context';
import { comparedOnEach, onEachSite } from './on-each-site';

async function unusedOf(browser: Browser, all: BenchSites, site: MeasuredSite, page: MeasuredPage): Promise<number> {
  const token = await tokenFor(all, site, page);
  return asVisitor(browser, { token, keys: page.keys }, async (visitor) => {
    const tab = await visitor.newPage();
    await tab.coverage.startJSCoverage({ reportAnonymousScripts: false });
    await tab.goto(`${site.url}${page.path}`, { waitUntil: 'commit' });
    await keyShown(tab);
    await tab.waitForLoadState('networkidle');
    return 100 * unusedShare(await tab.coverage.stopJSCoverage());
  });
}

/**
 * The share of the JavaScript run by a page that it never calls. Scripts prefetched for the next page are not run, and
 * do not count.
 */
export const coverage: Part = {
  name: 'coverage',
  about: 'the part of the scripts that a page loads and never runs',
  run: async (context) => {
    const { api } = await context.sites();
    const figures = [];
    for (const page of measuredPages(await api.makeLink('bruno@example.com'))) {
      const unused = await onEachSite(context, {
        name: page.name,
        rounds: 1,
        measure: (site, all, browser) => unusedOf(browser, all, site, page),
        told: (share) => `${share.toFixed(1)} %`,
      });
      figures.push(comparedOnEach(page.name, '%', unused, (share) => share));
    }
    return [{ title: 'Unused JavaScript', note: 'functions never called until the page is quiet', figures }];
  },
};
