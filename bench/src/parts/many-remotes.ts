import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { brotli } from '@rifas/tooling/lib/compress';
import type { Served } from '@rifas/tooling/lib/local-server';
import type { Load } from '../measure/load';
import { measuredPages, type MeasuredPage } from '../measure/measured-pages';
import { SLOW_PHONE } from '../measure/slow-phone';
import type { Section } from '../report/report';
import { compared, median } from '../report/statistics';
import { DEPLOYMENT, type MeasuredSite } from '../sites/bench-sites';
import { releaseExtraRemotes } from '../sites/extra-remotes';
import { serveComposition } from '../sites/serve-composition';
import type { Part } from './bench-context';
import { loadsInTurn } from './on-each-site';

const EXTRA = [20, 45];
const PAGES = ['/login', '/dashboard'];

const pageKb = async (site: MeasuredSite, { path }: MeasuredPage): Promise<number> =>
  brotli(Buffer.from(await (await fetch(`${site.url}${path}`)).arrayBuffer())).length / 1024;

interface Measured {
  readonly loads: readonly Load[];
  readonly kb: number;
}

function section(page: MeasuredPage, remotes: number, more: Measured, less: Measured): Section {
  const key = ({ loads }: Measured) => median(loads.map((load) => load.key));
  return {
    title: `${page.name} with ${remotes} remotes`,
    note: `medians of ${more.loads.length}; cold cache; ${SLOW_PHONE}`,
    figures: [
      compared('key element with its data', 'ms', key(more), { name: '5 remotes', value: key(less) }),
      compared('page, compressed', 'KB', more.kb, { name: '5 remotes', value: less.kb }),
    ],
  };
}

/** The growth of the first load with unused remotes, because every page lists all of them. */
export const manyRemotes: Part = {
  name: 'many-remotes',
  about: `the site with ${EXTRA.join(' and ')} more remotes`,
  run: async (context) => {
    const { settings } = context;
    const both = await context.sites();
    const extra = await releaseExtraRemotes(settings, Math.max(...EXTRA));
    const started: Served[] = [];
    try {
      const source = loadDeployment(DEPLOYMENT, settings.deploymentsDir);
      for (const count of EXTRA)
        started.push(await serveComposition(settings, extra.addTo(source, count), both.apiUrl));
      const sections: Section[] = [];
      for (const page of measuredPages('').filter(({ path }) => PAGES.includes(path))) {
        const measuredSites = [both.composed, ...started];
        const loads = await loadsInTurn(context, page, measuredSites);
        const [own, ...more] = await Promise.all(
          measuredSites.map(async (site, index) => ({ loads: loads[index] ?? [], kb: await pageKb(site, page) })),
        );
        if (own) sections.push(...more.map((measured, index) => section(page, 5 + (EXTRA[index] ?? 0), measured, own)));
      }
      return sections;
    } finally {
      for (const site of started) await site.stop();
      extra.remove();
    }
  },
};
