import type { Browser } from 'playwright-core';
import { loadOnce, type Load } from '../measure/load';
import type { MeasuredPage } from '../measure/measured-pages';
import type { Figure } from '../report/report';
import { compared, median } from '../report/statistics';
import { tokenFor, type BenchSites, type MeasuredSite } from '../sites/bench-sites';
import type { BenchContext } from './bench-context';

/** The composed site and the sites to compare with, in the order of measuring. */
const SITES = ['composed', 'oneApp', 'limit'] as const;

/** The measurements of each site, run by run. */
export type OnEachSite<Value> = Readonly<Record<(typeof SITES)[number], Value[]>>;

interface Measurement<Value> {
  /** The page, for the log. */
  readonly name?: string;
  /** As many as the benchmark was asked for by default. */
  readonly rounds?: number;
  readonly measure: (site: MeasuredSite, all: BenchSites, browser: Browser) => Promise<Value>;
  /** The text to log for a site after each round. */
  readonly told: (value: Value) => string;
}

/** Measures each site several times, alternating, so that other load affects all of them. */
export async function onEachSite<Value>(
  { runs, sites: started, browser, log }: BenchContext,
  { name, rounds = runs, measure, told }: Measurement<Value>,
): Promise<OnEachSite<Value>> {
  const [sites, chromium] = [await started(), await browser()];
  const measured: OnEachSite<Value> = { composed: [], oneApp: [], limit: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const said: string[] = [];
    for (const site of SITES) {
      const value = await measure(sites[site], sites, chromium);
      measured[site].push(value);
      said.push(`${told(value)} ${site}`);
    }
    log(`${name === undefined ? '' : `${name} `}${round}/${rounds}: ${said.join(', ')}`);
  }
  return measured;
}

/** A figure of the composed site, compared with the others. */
export function comparedOnEach<Value>(
  name: string,
  unit: string,
  measured: OnEachSite<Value>,
  read: (value: Value) => number,
): Figure {
  const of = (site: (typeof SITES)[number]) => measured[site].map(read);
  return compared(
    name,
    unit,
    of('composed'),
    { name: 'one app', value: median(of('oneApp')) },
    { name: 'limit', value: median(of('limit')) },
  );
}

/** First loads of a page on these sites, alternating. @returns those of each site, in the order of the sites */
export async function loadsInTurn(
  { runs, sites: started, browser, log }: BenchContext,
  page: MeasuredPage,
  sites: readonly MeasuredSite[],
): Promise<readonly (readonly Load[])[]> {
  const [both, chromium] = [await started(), await browser()];
  const loads = sites.map((): Load[] => []);
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, site] of sites.entries())
      loads[index]?.push(await loadOnce(chromium, site.url, page, await tokenFor(both, site, page)));
    log(`${page.name} ${run}/${runs}`);
  }
  return loads;
}
