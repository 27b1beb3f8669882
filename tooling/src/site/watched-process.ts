import type { ChildProcess } from 'node:child_process';
import { errorMessage } from '../lib/error-code';

const PAUSES_S = [1, 2, 5, 10, 30] as const;
/** A process that ran this long is stable: the pauses start again. */
const STEADY_MS = 60_000;

interface Watched {
  readonly start: () => Promise<ChildProcess>;
  readonly stopOne: (child: ChildProcess) => Promise<void>;
  readonly log: (line: string) => void;
}

/**
 * Starts a process, and restarts it whenever it ends by itself, after pauses that grow while it keeps ending. Logs
 * every restart.
 * @throws any error of the first start: a process that never ran is not restarted
 */
export async function watchProcess({ start, stopOne, log }: Watched): Promise<{ stop(): Promise<void> }> {
  let running: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;

  const again = (why: string): void => {
    if (stopped) return;
    const seconds = PAUSES_S[Math.min(failures, PAUSES_S.length - 1)] ?? 1;
    failures += 1;
    log(`The backend ended (${why}). It is started again in ${seconds} s.`);
    timer = setTimeout(() => void restart(), seconds * 1000);
  };
  const watch = (child: ChildProcess): void => {
    running = child;
    const since = Date.now();
    child.once('exit', (code, signal) => {
      running = undefined;
      if (Date.now() - since >= STEADY_MS) failures = 0;
      again(signal ?? `code ${code ?? '?'}`);
    });
  };
  const restart = async (): Promise<void> => {
    try {
      const child = await start();
      if (stopped) return await stopOne(child);
      watch(child);
      log('The backend runs again.');
    } catch (error) {
      again(errorMessage(error).split('\n', 1)[0] ?? '');
    }
  };

  watch(await start());
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      if (running) await stopOne(running);
    },
  };
}
