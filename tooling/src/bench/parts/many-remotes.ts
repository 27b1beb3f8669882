import { brotli } from '../../lib/compress';
import { loadDeployment } from '../../compose/load-deployment';
import type { Part } from '../bench-context';
import { loadOnce, type Load } from '../measure/load';
import { SLOW_PHONE } from '../measure/slow-phone';
import type { Section } from '../report';
import { DEPLOYMENT, tokenFor, type BenchSites, type MeasuredSite } from '../sites/bench-sites';
import { withExtraRemotes } from '../sites/extra-remotes';
import { measuredPages, type MeasuredPage } from '../sites/measured-pages';
import { serveComposition } from '../sites/serve-composition';
import { compared, median } from '../statistics';
import type { Browser } from 'playwright-core';

const NAME = 'many-remotes';
const EXTRA = [20, 45];
const PAGES = ['/login', '/dashboard'];

const pageKb = async (site: MeasuredSite, { path }: MeasuredPage): Promise<number> =>
  brotli(Buffer.from(await (await fetch(`${site.url}${path}`)).arrayBuffer())).length / 1024;

interface Measured {
  readonly loads: Load[];
  readonly kb: number;
}

async function measure(
  browser: Browser,
  both: BenchSites,
  site: MeasuredSite,
  page: MeasuredPage,
  runs: number,
): Promise<Measured> {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await loadOnce(browser, site.url, page, await tokenFor(both, site, page)));
  return { loads, kb: await pageKb(site, page) };
}

/** How the first load grows with remotes that it does not use: every page names all of them. */
export const manyRemotes: Part = {
  name: NAME,
  about: `the site with ${EXTRA.join(' and ')} more remotes`,
  run: async ({ runs, sites, browser }) => {
    const both = await sites();
    const chromium = await browser();
    const pages = measuredPages('').filter(({ path }) => PAGES.includes(path));
    const own = new Map<string, Measured>();
    for (const page of pages) own.set(page.name, await measure(chromium, both, both.composed, page, runs));
    const sections: Section[] = [];
    for (const count of EXTRA) {
      const { source, remove } = await withExtraRemotes(loadDeployment(DEPLOYMENT), count);
      const site = await serveComposition(source, both.apiUrl);
      try {
        for (const page of pages) {
          const less = own.get(page.name) ?? { loads: [], kb: Number.NaN };
          const more = await measure(chromium, both, site, page, runs);
          const base = (value: number) => ({ name: '5 remotes', value });
          sections.push({
            part: NAME,
            title: `${page.name} with ${count + 5} remotes`,
            note: `medians of ${runs}; cold cache; ${SLOW_PHONE}`,
            figures: [
              compared(
                'key element with its data',
                'ms',
                median(more.loads.map(({ key }) => key)),
                base(median(less.loads.map(({ key }) => key))),
              ),
              compared('page, compressed', 'KB', more.kb, base(less.kb)),
            ],
          });
        }
      } finally {
        await site.stop();
        remove();
      }
    }
    return sections;
  },
};
