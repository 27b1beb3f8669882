import { lt } from 'drizzle-orm';
import { sweepSessions } from '../auth/session-tokens';
import { captchaSolutions } from '../db/schema';
import type { App } from './app';
import { sweepRateLimits } from './rate-limit';

const MAIL_EVERY_MS = 60_000;
const SWEEP_EVERY_MS = 3_600_000;

/** Work that no request does: mails that failed are tried again, what has run out is dropped. Any copy may do it. */
export function startHousekeeping(app: App): { stop(): void } {
  const { http, db, clock, mailer } = app;
  const guarded = (work: () => Promise<unknown>) => () =>
    void work().catch((error: unknown) => http.log.error({ err: error }, 'housekeeping failed'));
  const sweep = () =>
    Promise.all([
      sweepRateLimits(db, clock),
      sweepSessions(app),
      db.delete(captchaSolutions).where(lt(captchaSolutions.expiresAt, clock())),
    ]);
  const timers = [
    setInterval(
      guarded(() => mailer.flush()),
      MAIL_EVERY_MS,
    ),
    setInterval(guarded(sweep), SWEEP_EVERY_MS),
  ];
  timers.forEach((timer) => timer.unref());
  return { stop: () => timers.forEach(clearInterval) };
}
