import type { Figure } from '../report/report';
import { compared, median } from '../report/statistics';

/** The composed site and what it is compared with, in the order in which they are measured. */
export const SITES = ['composed', 'oneApp', 'limit'] as const;

/** What was measured of each, run by run. */
export type OnEachSite<Value> = Readonly<Record<(typeof SITES)[number], Value[]>>;

/** A figure of the composed site beside those of the others. */
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
