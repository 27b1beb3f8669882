import { Counter, Histogram, type Registry } from 'prom-client';
import type { DeploymentSource } from '@rifas/shared/deployment';
import type { App } from '../platform/app';
import type { Served } from './served-names';
import type { TelemetryEvent } from './telemetry-event';
import { labelsOf, OTHER, partOf } from './telemetry-labels';

/** How many compositions are counted by number, the newest ones: the served one, its canary, and some older ones. */
const KEPT = 6;

const LABELS = ['site', 'composition', 'group', 'remote', 'version'] as const;

function metersOf(registry: Registry) {
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: readonly string[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    events: counter('rifas_page_events_total', 'Events reported by pages', ['kind', ...LABELS]),
    visits: counter(
      'rifas_page_visits_total',
      'Page loads in which an application was used; those of the shell are all page loads',
      LABELS,
    ),
    visitsWith: counter(
      'rifas_page_visits_with_total',
      'Page loads in which an application had at least one event of a kind',
      ['kind', ...LABELS],
    ),
    problems: counter('rifas_page_problems_total', 'Failures to load, and errors, by page or widget', [
      'kind',
      'page',
      ...LABELS,
    ]),
    loads: new Histogram({
      name: 'rifas_remote_load_seconds',
      help: 'Time an application took to load or, for the shell, to draw itself, the first time in a page load',
      labelNames: LABELS,
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}

type Labels = Readonly<Record<string, string>>;

/** Removes the series of old compositions, because each deploy brings a new number. */
function forgetter() {
  const counted = new Map<string, Map<string, () => void>>();
  return ({ site, composition }: ReturnType<typeof labelsOf>, meter: { remove(labels: Labels): void }, all: Labels) => {
    // `other` is never removed: it is a single composition with few labels.
    if (composition === OTHER) return;
    const key = `${site} ${composition}`;
    const series = counted.get(key) ?? new Map<string, () => void>();
    if (counted.delete(key) || counted.size < KEPT) counted.set(key, series);
    else {
      const [oldest] = counted.keys();
      for (const remove of counted.get(oldest ?? '')?.values() ?? []) remove();
      counted.delete(oldest ?? '');
      counted.set(key, series);
    }
    series.set(`${(meter as { name?: string }).name ?? ''} ${JSON.stringify(all)}`, () => meter.remove(all));
  };
}

/** Counts events in /metrics by application and release. @returns the recorder */
export function telemetryCounters({
  config,
  metrics,
}: Pick<App, 'config' | 'metrics'>): (event: TelemetryEvent, served: Served) => void {
  const { remotes = {} }: Partial<DeploymentSource> = config.deployment;
  const known = new Set(['shell', ...Object.keys(remotes)]);
  const { events, visits, visitsWith, problems, loads } = metersOf(metrics.registry);
  const note = forgetter();
  return (event, served) => {
    const { kind, milliseconds, opens, first } = event;
    const labels = labelsOf(event, served, known);
    const count = (counter: Counter, more: Labels = {}) => {
      const all = { ...more, ...labels };
      note(labels, counter, all);
      counter.inc(all);
    };
    count(events, { kind });
    if (opens) count(visits);
    if (first) count(visitsWith, { kind });
    if (kind === 'failure' || kind === 'render') count(problems, { kind, page: partOf(event, served) });
    // Older pages do not mark their first load and send no composition: all their loads count.
    const isFirst = first ?? event.composition === undefined;
    if ((kind === 'load' || kind === 'view') && milliseconds !== undefined && isFirst) {
      note(labels, loads, { ...labels });
      loads.observe({ ...labels }, milliseconds / 1000);
    }
  };
}
