import type { Registry } from 'prom-client';

export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** A message from a worker to the first process. */
export type WorkerMessage =
  | { readonly says: 'listens'; readonly address: string; readonly deployment: string }
  /** The worker cannot start. It waits for `heard` before it ends, because its end may overtake earlier messages. */
  | { readonly says: 'failed'; readonly text: string }
  /** A caller asked this worker for the metrics of all. */
  | { readonly says: 'asks'; readonly question: number }
  | { readonly says: 'counted'; readonly round: number; readonly figures: Figures };

/** A message from the first process to a worker. */
export type FirstMessage =
  | { readonly says: 'heard' }
  | { readonly says: 'count'; readonly round: number }
  | { readonly says: 'answers'; readonly question: number; readonly text: string };
