import { AggregatorRegistry, type PrometheusContentType } from 'prom-client';
import type { Figures } from './messages';

/** A process that is too busy to count is not waited for. */
const LIMIT_MS = 2_000;

interface Round {
  readonly awaited: Set<number>;
  readonly finish: () => void;
}

const sumOf = (parts: readonly Figures[]) => AggregatorRegistry.aggregate<PrometheusContentType>([...parts]);

/** Only what grows is kept of a process that has ended: its memory is free. */
const growing = (figures: Figures): Figures =>
  figures.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));

/**
 * Adds up what several processes count. What an ended process counted stays in the sum. A sum that falls would look like a backend that was
 * started anew, and whoever reads it would count all of it a second time.
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
    /** Asks these processes what they have counted. @returns the sum, in the form of Prometheus */
    async ask(workers: readonly { readonly id: number; count(round: number): void }[]): Promise<string> {
      const round = (asked += 1);
      const ids = workers.map(({ id }) => id);
      const all = ids.length === 0 ? Promise.resolve() : wait(round, ids);
      for (const worker of workers) worker.count(round);
      await all;
      // Both are read at one moment: a process that ends meanwhile would be in neither.
      const [living, before] = [[...last.values()], gone];
      return sumOf([await before, ...living]).metrics();
    },
    /** A process has counted. */
    counted(worker: number, round: number, figures: Figures): void {
      last.set(worker, figures);
      const waiting = rounds.get(round);
      if (waiting) heard(worker, waiting);
    },
    /** A process has ended. */
    ended(worker: number): void {
      const figures = growing(last.get(worker) ?? []);
      last.delete(worker);
      gone = gone.then((before) => sumOf([before, figures]).getMetricsAsJSON());
      for (const round of rounds.values()) heard(worker, round);
    },
  };
}
