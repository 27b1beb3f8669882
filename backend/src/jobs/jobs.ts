import { askRefunds } from '../checkout/ask-refunds';
import { settleLostNotices } from '../checkout/lost-notices';
import { judgeWaitingNotices } from '../checkout/notices';
import type { App } from '../platform/app';

const JOBS: readonly ((app: App) => Promise<void>)[] = [judgeWaitingNotices, settleLostNotices, askRefunds];

/** Everything that is waiting, once. A job that fails never costs the others. */
export async function runJobs(app: App): Promise<void> {
  for (const job of JOBS) {
    try {
      await job(app);
    } catch (error) {
      app.http.log.error({ err: error, job: job.name }, 'job failed');
    }
  }
}

/** Settles what got lost on the way, as long as the backend runs. Any copy of the backend may do it. */
export function startJobs(app: App): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = runJobs(app).finally(() => (isBusy = false));
  }, app.config.jobsEverySeconds * 1000);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
