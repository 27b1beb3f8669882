import type { Browser } from 'playwright-core';
import { loadTwice, type Load, type Loads } from '../measure/load';
import { measuredPages, type MeasuredPage } from '../measure/measured-pages';
import { SLOW_PHONE } from '../measure/slow-phone';
import type { Section } from '../report/report';
import { compared, median } from '../report/statistics';
import { tokenFor, type BenchSites, type MeasuredSite } from '../sites/bench-sites';
import type { Part } from './bench-context';

const NAME = 'page-load';

const FIGURES: readonly [name: string, unit: string, read: (load: Load) => number][] = [
  ['key element with its data', 'ms', ({ key }) => key],
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
];

const visit = async (browser: Browser, both: BenchSites, site: MeasuredSite, page: MeasuredPage): Promise<Loads> =>
  loadTwice(browser, site.url, page, await tokenFor(both, site, page));

function section(page: MeasuredPage, cache: keyof Loads, subject: readonly Loads[], base: readonly Loads[]): Section {
  const of = (loads: readonly Loads[], read: (load: Load) => number) => median(loads.map((load) => read(load[cache])));
  return {
    part: NAME,
    title: `${page.name}, ${cache} cache`,
    note: `composed against one application; medians of ${subject.length}; ${SLOW_PHONE}`,
    figures: FIGURES.map(([name, unit, read]) =>
      compared(name, unit, of(subject, read), { name: 'one app', value: of(base, read) }),
    ),
  };
}

/** The composed site beside the same sources as one application: loads in turn, so that both meet the same weather. */
export const pageLoad: Part = {
  name: NAME,
  about: 'four pages with cold and with warm cache, beside the same sources as one application',
  run: async ({ runs, sites, browser, log }) => {
    const both = await sites();
    const chromium = await browser();
    const sections: Section[] = [];
    for (const page of measuredPages(await both.api.makeLink('bruno@example.com'))) {
      const composed: Loads[] = [];
      const oneApp: Loads[] = [];
      for (let run = 0; run < runs; run += 1) {
        composed.push(await visit(chromium, both, both.composed, page));
        oneApp.push(await visit(chromium, both, both.oneApp, page));
        log(
          `${page.name} ${run + 1}/${runs}: ${composed.at(-1)?.cold.key.toFixed(0)} ms composed, ${oneApp.at(-1)?.cold.key.toFixed(0)} ms one application`,
        );
      }
      sections.push(section(page, 'cold', composed, oneApp), section(page, 'warm', composed, oneApp));
    }
    return sections;
  },
};
