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

/**
 * Measures each site `rounds` times, alternating, so that other load affects all of them.
 * @param told the text to log for a site after each round
 */
export async function onEachSite<Value>(
  sites: BenchSites,
  rounds: number,
  measure: (site: MeasuredSite) => Promise<Value>,
  log: (line: string) => void,
  told: (value: Value) => string,
): Promise<OnEachSite<Value>> {
  const measured: OnEachSite<Value> = { composed: [], oneApp: [], limit: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const said: string[] = [];
    for (const site of SITES) {
      const value = await measure(sites[site]);
      measured[site].push(value);
      said.push(`${told(value)} ${site}`);
    }
    log(`${round}/${rounds}: ${said.join(', ')}`);
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
