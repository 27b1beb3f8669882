import type { App } from './app';

const MAIL_EVERY_MS = 60_000;
const SWEEP_EVERY_MS = 3_600_000;

/** Deletes rows that have expired. */
type Sweep = (context: Pick<App, 'db' | 'clock'>) => Promise<void>;

/** Work that no request does: it sends failed mails again and deletes what has expired. Any copy of the backend may do it. */
export function startHousekeeping(app: App, sweeps: readonly Sweep[]): { stop(): void } {
  const { http, mailer } = app;
  const guarded = (work: () => Promise<unknown>) => () =>
    void work().catch((error: unknown) => http.log.error({ err: error }, 'housekeeping failed'));
  const sweepAll = () => Promise.all(sweeps.map((sweep) => sweep(app)));
  const timers = [
    setInterval(
      guarded(() => mailer.flush()),
      MAIL_EVERY_MS,
    ),
    setInterval(guarded(sweepAll), SWEEP_EVERY_MS),
  ];
  timers.forEach((timer) => timer.unref());
  return { stop: () => timers.forEach(clearInterval) };
}
