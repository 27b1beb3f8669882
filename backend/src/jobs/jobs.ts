import { sweepSessions } from '../auth/session-tokens';
import { askRefunds } from '../checkout/ask-refunds';
import { sweepCaptchaSolutions } from '../checkout/captcha';
import { settleLostNotices } from '../checkout/lost-notices';
import { judgeWaitingNotices } from '../checkout/notices';
import { sweepMails } from '../mail/outbox';
import type { App } from '../platform/app';
import { sweepRateLimits } from '../platform/rate-limit';

type Job = (app: App) => Promise<void>;

/** Jobs that settle payments and refunds after lost messages. */
const SETTLING: readonly Job[] = [judgeWaitingNotices, settleLostNotices, askRefunds];
const sendMails: Job = ({ mailer }) => mailer.flush();
/** Rows that have expired. */
const SWEEPS: readonly Job[] = [sweepRateLimits, sweepSessions, sweepCaptchaSolutions, sweepMails];
const MAIL_EVERY_SECONDS = 60;
const SWEEP_EVERY_SECONDS = 3600;

/** Runs each of these jobs once. A job that fails does not stop the others. */
export async function runJobs(app: App, jobs = SETTLING): Promise<void> {
  for (const job of jobs) {
    try {
      await job(app);
    } catch (error) {
      app.http.log.error({ err: error, job: job.name }, 'job failed');
    }
  }
}

/** Runs the periodic work while the backend runs. Any copy of the backend may do it. */
export function startJobs(app: App): { stop(): Promise<void> } {
  const every = (seconds: number, jobs: readonly Job[]) => {
    let running: Promise<void> | undefined;
    const timer = setInterval(() => {
      running ??= runJobs(app, jobs).finally(() => (running = undefined));
    }, seconds * 1000);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  };
  const stops = [
    every(app.config.jobsEverySeconds, SETTLING),
    every(MAIL_EVERY_SECONDS, [sendMails]),
    every(SWEEP_EVERY_SECONDS, SWEEPS),
  ];
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}
