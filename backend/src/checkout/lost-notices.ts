import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { isLongAgo, nullsFirst } from '../db/long-ago';
import { MAY_BE_PAID, paymentAttempts, sales } from '../db/schema';
import type { App } from '../platform/app';
import { eachApart, unlessSilent } from './each-apart';
import { closeAttempt } from './live-attempt';
import { outcomeOf } from './payment-attempt';
import { settlePayment } from './settlement';

/** A notice that has not come by then is asked for. */
const LOST_AFTER_SECONDS = 60;
/** How long one attempt is left alone between two questions. */
const ASK_EVERY_SECONDS = 30;
const BATCH = 50;

/**
 * Attempts that somebody may still pay: old enough to have lost a notice, or of a link that has ended or was paid otherwise. A rejected
 * one is among them until it is voided: another card may follow, and the notice of that one may be lost.
 */
async function waitingAttempts({ db, clock }: App) {
  const now = clock();
  const isOver = or(isNotNull(sales.endedAt), isNotNull(sales.paidAt));
  return db
    .select({
      id: paymentAttempts.id,
      token: paymentAttempts.token,
      estado: paymentAttempts.estado,
      mayBePaid: sql<boolean>`${isNull(sales.endedAt)} and ${isNull(sales.paidAt)} and ${paymentAttempts.aliveUntil} > ${now.toISOString()}::timestamptz`,
    })
    .from(paymentAttempts)
    .innerJoin(sales, eq(sales.id, paymentAttempts.saleId))
    .where(
      and(
        inArray(paymentAttempts.estado, [...MAY_BE_PAID]),
        or(isOver, isLongAgo(paymentAttempts.createdAt, now, LOST_AFTER_SECONDS)),
        isLongAgo(paymentAttempts.askedAt, now, ASK_EVERY_SECONDS),
      ),
    )
    .orderBy(nullsFirst(paymentAttempts.askedAt), asc(paymentAttempts.id))
    .limit(BATCH);
}
type Waiting = Awaited<ReturnType<typeof waitingAttempts>>[number];

/**
 * Asks the gateway for attempts without a notice, so that a lost one settles itself (docs/rules.md, "One live attempt"). What
 * nobody may pay any more is voided. Copies that do it at once do no harm: an attempt is settled once. However many cannot be settled, they
 * hold up no other.
 * @throws what the first of those failed with, silence of the gateway apart
 */
export async function settleLostNotices(app: App): Promise<void> {
  await eachApart(app, 'attempt', await waitingAttempts(app), async (attempt) => {
    await app.db.update(paymentAttempts).set({ askedAt: app.clock() }).where(eq(paymentAttempts.id, attempt.id));
    await unlessSilent(settle(app, attempt));
  });
}

async function settle(app: App, { token, estado, mayBePaid }: Waiting): Promise<void> {
  if (!mayBePaid) return void (await closeAttempt(app, { token, estado }));
  const outcome = outcomeOf(await app.gateway.status(token));
  const isKnown = outcome?.kind === 'rejected' && estado === 'Rechazado';
  if (outcome && !isKnown) await settlePayment(app, token, outcome, { source: 'consulta' });
}
