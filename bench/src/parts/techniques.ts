import { TECHNIQUES } from '@rifas/tooling/compose/compose';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import type { Load } from '../measure/load';
import { measuredPages, type MeasuredPage } from '../measure/measured-pages';
import { SLOW_PHONE } from '../measure/slow-phone';
import type { Section } from '../report/report';
import { compared, median } from '../report/statistics';
import { DEPLOYMENT } from '../sites/bench-sites';
import { serveComposition } from '../sites/serve-composition';
import type { Part } from './bench-context';
import { loadsInTurn } from './on-each-site';

const section = (page: MeasuredPage, technique: string, without: readonly Load[], whole: readonly Load[]): Section => {
  const figure = (name: string, unit: string, read: (load: Load) => number) =>
    compared(name, unit, median(without.map(read)), { name: 'with it', value: median(whole.map(read)) });
  return {
    title: `${page.name} without ${technique}`,
    note: `the same composition without it, cold cache; medians of ${whole.length}; ${SLOW_PHONE}`,
    figures: [
      figure('key element with its data', 'ms', ({ key }) => key),
      figure('first paint', 'ms', ({ firstPaint }) => firstPaint),
      figure('longest chain of files', '', ({ fileChain }) => fileChain),
    ],
  };
};

/** The effect of each technique of the composition: the pages with all of them, and with all but one. */
export const techniques: Part = {
  name: 'techniques',
  about: `the pages without ${TECHNIQUES.join(', without ')}`,
  run: async (context) => {
    const { settings } = context;
    const both = await context.sites();
    const source = loadDeployment(DEPLOYMENT, settings.deploymentsDir);
    const served = await Promise.all(
      TECHNIQUES.map((technique) => {
        const less = { ...source, name: `${source.name}-without-${technique}` };
        return serveComposition(settings, less, both.apiUrl, { without: [technique] });
      }),
    );
    try {
      const sections: Section[] = [];
      for (const page of measuredPages(await both.api.makeLink('bruno@example.com'))) {
        const [whole = [], ...less] = await loadsInTurn(context, page, [both.composed, ...served]);
        sections.push(...TECHNIQUES.map((technique, index) => section(page, technique, less[index] ?? [], whole)));
      }
      return sections;
    } finally {
      await Promise.all(served.map((site) => site.stop()));
    }
  },
};
