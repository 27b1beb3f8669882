import type { Browser } from 'playwright-core';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { brotli } from '@rifas/tooling/lib/compress';
import type { Settings } from '@rifas/tooling/lib/settings';
import { loadOnce, type Load } from '../measure/load';
import { measuredPages, type MeasuredPage } from '../measure/measured-pages';
import { SLOW_PHONE } from '../measure/slow-phone';
import type { Section } from '../report/report';
import { compared, median } from '../report/statistics';
import { DEPLOYMENT, tokenFor, type BenchSites, type MeasuredSite } from '../sites/bench-sites';
import { withExtraRemotes } from '../sites/extra-remotes';
import { serveComposition } from '../sites/serve-composition';
import type { Part } from './bench-context';

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
  for (let run = 0; run < runs; run += 1)
    loads.push(await loadOnce(browser, site.url, page, await tokenFor(both, site, page)));
  return { loads, kb: await pageKb(site, page) };
}

function section(page: MeasuredPage, remotes: number, more: Measured, less: Measured): Section {
  const key = ({ loads }: Measured) => median(loads.map((load) => load.key));
  return {
    part: NAME,
    title: `${page.name} with ${remotes} remotes`,
    note: `medians of ${more.loads.length}; cold cache; ${SLOW_PHONE}`,
    figures: [
      compared('key element with its data', 'ms', key(more), { name: '5 remotes', value: key(less) }),
      compared('page, compressed', 'KB', more.kb, { name: '5 remotes', value: less.kb }),
    ],
  };
}

/** The measured pages of the deployment with so many remotes more; nothing of them is left behind. */
async function withMore<Value>(
  settings: Settings,
  apiUrl: string,
  count: number,
  work: (site: MeasuredSite) => Promise<Value>,
): Promise<Value> {
  const { source, remove } = await withExtraRemotes(
    settings,
    loadDeployment(DEPLOYMENT, settings.deploymentsDir),
    count,
  );
  try {
    const site = await serveComposition(settings, source, apiUrl);
    return await work(site).finally(() => site.stop());
  } finally {
    remove();
  }
}

/** How the first load grows with remotes that it does not use: every page names all of them. */
export const manyRemotes: Part = {
  name: NAME,
  about: `the site with ${EXTRA.join(' and ')} more remotes`,
  run: async ({ settings, runs, sites, browser }) => {
    const both = await sites();
    const chromium = await browser();
    const pages = measuredPages('').filter(({ path }) => PAGES.includes(path));
    const measureAll = async (site: MeasuredSite): Promise<readonly Measured[]> => {
      const measured: Measured[] = [];
      for (const page of pages) measured.push(await measure(chromium, both, site, page, runs));
      return measured;
    };
    const own = await measureAll(both.composed);
    const sections: Section[] = [];
    for (const count of EXTRA) {
      const more = await withMore(settings, both.apiUrl, count, measureAll);
      sections.push(
        ...pages.flatMap((page, index) => {
          const [withExtra, withOwn] = [more[index], own[index]];
          return withExtra && withOwn ? [section(page, count + 5, withExtra, withOwn)] : [];
        }),
      );
    }
    return sections;
  },
};
