import { loadTwice, type Load, type Loads } from '../measure/load';
import { measuredPages, type MeasuredPage } from '../measure/measured-pages';
import { SLOW_PHONE } from '../measure/slow-phone';
import type { Section } from '../report/report';
import { tokenFor } from '../sites/bench-sites';
import type { Part } from './bench-context';
import { comparedOnEach, onEachSite, type OnEachSite } from './on-each-site';

const FIGURES: readonly [name: string, unit: string, read: (load: Load) => number][] = [
  ['key element with its data', 'ms', ({ key }) => key],
  ['typing is accepted', 'ms', ({ typable }) => typable],
  ['first paint', 'ms', ({ firstPaint }) => firstPaint],
  ['largest paint', 'ms', ({ largestPaint }) => largestPaint],
  ['requests until the key element', '', ({ requests }) => requests],
  ['JavaScript until the key element', 'KB', ({ scriptKb }) => scriptKb],
  ['JavaScript in all', 'KB', ({ allScriptKb }) => allScriptKb],
  ['longest chain of files', '', ({ fileChain }) => fileChain],
  ['longest chain with the API in it', '', ({ chain }) => chain],
  ['layout shift', '', ({ layoutShift }) => layoutShift],
  ['long tasks', '', ({ longTasks }) => longTasks],
  ['long tasks, together', 'ms', ({ longTaskTime }) => longTaskTime],
  ['longest task', 'ms', ({ longestTask }) => longestTask],
  ['main thread blocked', 'ms', ({ blockedTime }) => blockedTime],
];

function section(page: MeasuredPage, cache: keyof Loads, measured: OnEachSite<Loads>): Section {
  const { composed } = measured;
  return {
    title: `${page.name}, ${cache} cache`,
    note: `composed against one application, and against the limit; medians of ${composed.length}; ${SLOW_PHONE}`,
    figures: FIGURES.filter(([, , read]) => composed.some((load) => Number.isFinite(read(load[cache])))).map(
      ([name, unit, read]) => comparedOnEach(name, unit, measured, (load) => read(load[cache])),
    ),
  };
}

/**
 * The composed site, compared with the same sources as one application: loads alternate, so that other load affects
 * both.
 */
export const pageLoad: Part = {
  name: 'page-load',
  about:
    'four pages with cold and with warm cache, beside the same sources as one application, and as one with the same first paint and early calls',
  run: async (context) => {
    const { api } = await context.sites();
    const sections: Section[] = [];
    for (const page of measuredPages(await api.makeLink('bruno@example.com'))) {
      const measured = await onEachSite(context, {
        name: page.name,
        measure: async (site, all, browser) => loadTwice(browser, site.url, page, await tokenFor(all, site, page)),
        told: ({ cold }) => `${cold.key.toFixed(0)} ms`,
      });
      sections.push(section(page, 'cold', measured), section(page, 'warm', measured));
    }
    return sections;
  },
};
