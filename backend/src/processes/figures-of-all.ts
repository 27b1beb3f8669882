import { AggregatorRegistry, type PrometheusContentType } from 'prom-client';
import type { Figures } from './messages';

/** How long to wait for a busy process. */
const LIMIT_MS = 2_000;

interface Round {
  readonly awaited: Set<number>;
  readonly finish: () => void;
}

const sumOf = (parts: readonly Figures[]) => AggregatorRegistry.aggregate<PrometheusContentType>([...parts]);

/** Of an ended process only counters and histograms are kept: its memory is free. */
const growing = (figures: Figures): Figures =>
  figures.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));

/**
 * Adds up the metrics of several processes, including ended ones. If a sum fell, Prometheus would take it for a restart
 * and count everything a second time.
 */
export function createFiguresOfAll(limitMs = LIMIT_MS) {
  const rounds = new Map<number, Round>();
  const last = new Map<number, Figures>();
  let gone: Promise<Figures> = Promise.resolve([]);
  let asked = 0;
  const heard = (worker: number, { awaited, finish }: Round): void => {
    if (awaited.delete(worker) && awaited.size === 0) finish();
  };
  const wait = async (round: number, workers: readonly number[]): Promise<void> => {
    let limit: NodeJS.Timeout | undefined;
    await new Promise<void>((finish) => {
      limit = setTimeout(finish, limitMs);
      rounds.set(round, { awaited: new Set(workers), finish });
    });
    clearTimeout(limit);
    rounds.delete(round);
  };
  return {
    /** Asks these processes for their metrics. @returns the sum, in the format of Prometheus */
    async ask(workers: readonly { readonly id: number; count(round: number): void }[]): Promise<string> {
      const round = (asked += 1);
      const ids = workers.map(({ id }) => id);
      const all = ids.length === 0 ? Promise.resolve() : wait(round, ids);
      for (const worker of workers) worker.count(round);
      await all;
      // Both are read at the same moment: a process that ends in between would be missing in both.
      const [living, before] = [[...last.values()], gone];
      return sumOf([await before, ...living]).metrics();
    },
    /** Receives the metrics of a process. */
    counted(worker: number, round: number, figures: Figures): void {
      last.set(worker, figures);
      const waiting = rounds.get(round);
      if (waiting) heard(worker, waiting);
    },
    /** Keeps the counters of a process that has ended. */
    ended(worker: number): void {
      const figures = growing(last.get(worker) ?? []);
      last.delete(worker);
      gone = gone.then((before) => sumOf([before, figures]).getMetricsAsJSON());
      for (const round of rounds.values()) heard(worker, round);
    },
  };
}
