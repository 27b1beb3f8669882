import { TECHNIQUES } from '../../compose/compose';
import { loadDeployment } from '../../compose/load-deployment';
import type { Part } from '../bench-context';
import { loadOnce, type Load } from '../measure/load';
import { SLOW_PHONE } from '../measure/slow-phone';
import type { Section } from '../report';
import { DEPLOYMENT, tokenFor, type MeasuredSite } from '../sites/bench-sites';
import { measuredPages, type MeasuredPage } from '../sites/measured-pages';
import { serveComposition } from '../sites/serve-composition';
import { compared, median } from '../statistics';

const NAME = 'techniques';

const section = (page: MeasuredPage, technique: string, without: readonly Load[], whole: readonly Load[]): Section => {
  const figure = (name: string, unit: string, read: (load: Load) => number) =>
    compared(name, unit, median(without.map(read)), { name: 'with it', value: median(whole.map(read)) });
  return {
    part: NAME,
    title: `${page.name} without ${technique}`,
    note: `the same composition without it, cold cache; medians of ${whole.length}; ${SLOW_PHONE}`,
    figures: [
      figure('key element with its data', 'ms', ({ key }) => key),
      figure('first paint', 'ms', ({ firstPaint }) => firstPaint),
      figure('longest chain of files', '', ({ fileChain }) => fileChain),
    ],
  };
};

/** What each technique of the composition brings: the pages with all of them, and with all but one. */
export const techniques: Part = {
  name: NAME,
  about: `the pages without ${TECHNIQUES.join(', without ')}`,
  run: async ({ runs, sites, browser, log }) => {
    const both = await sites();
    const chromium = await browser();
    const source = loadDeployment(DEPLOYMENT);
    const served = await Promise.all(
      TECHNIQUES.map(async (technique) => ({
        technique,
        site: await serveComposition({ ...source, name: `${source.name}-without-${technique}` }, both.apiUrl, [
          technique,
        ]),
      })),
    );
    try {
      const sections: Section[] = [];
      for (const page of measuredPages(await both.api.makeLink('bruno@example.com'))) {
        const loadOf = async (site: MeasuredSite) =>
          loadOnce(chromium, site.url, page, await tokenFor(both, site, page));
        const whole: Load[] = [];
        const less = served.map(({ technique, site }) => ({ technique, site, loads: [] as Load[] }));
        for (let run = 0; run < runs; run += 1) {
          whole.push(await loadOf(both.composed));
          for (const { site, loads } of less) loads.push(await loadOf(site));
          log(`${page.name} ${run + 1}/${runs}`);
        }
        sections.push(...less.map(({ technique, loads }) => section(page, technique, loads, whole)));
      }
      return sections;
    } finally {
      await Promise.all(served.map(({ site }) => site.stop()));
    }
  },
};
