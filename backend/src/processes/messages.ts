import type { Registry } from 'prom-client';

/** What a process has counted. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What a worker says to the first process. */
export type WorkerMessage =
  | { readonly says: 'listens'; readonly address: string; readonly deployment: string }
  /** It cannot start. It waits for `heard` before it ends, because an end may overtake what was said before. */
  | { readonly says: 'failed'; readonly text: string }
  /** Somebody asks it for the metrics of all. */
  | { readonly says: 'asks'; readonly question: number }
  | { readonly says: 'counted'; readonly round: number; readonly figures: Figures };

/** What the first process says to a worker. */
export type FirstMessage =
  | { readonly says: 'heard' }
  | { readonly says: 'count'; readonly round: number }
  | { readonly says: 'answers'; readonly question: number; readonly text: string };
