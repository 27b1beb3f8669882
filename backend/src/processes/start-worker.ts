import cluster, { type Worker } from 'node:cluster';
import type { FirstMessage, WorkerMessage } from './messages';

interface Watched {
  readonly hear: (worker: Worker, message: WorkerMessage) => void;
  /** @param how in words: `ended by SIGKILL` */
  readonly ended: (worker: Worker, how: string, livedSeconds: number) => void;
}

/** Forks a worker, by `cluster.setupPrimary`. */
export function startWorker(count: number, { hear, ended }: Watched): Worker {
  const since = performance.now();
  const worker = cluster.fork({ BACKEND_PROCESSES: String(count) });
  worker.on('message', (message: WorkerMessage) => hear(worker, message));
  // What could not be sent was for one that is ending.
  worker.on('error', () => undefined);
  // Not `disconnect`: where a connection was just handed over, it does not come.
  worker.once('exit', (code: number | null, signal: string | null) =>
    ended(worker, signal ? `ended by ${signal}` : `ended with code ${code}`, (performance.now() - since) / 1000),
  );
  return worker;
}

export const tellWorker = (worker: Worker, message: FirstMessage): void => void worker.send(message, () => undefined);
