import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { isLongAgo, nullsFirst } from '../db/long-ago';
import { MAY_BE_PAID, paymentAttempts, sales } from '../db/schema';
import type { App } from '../platform/app';
import { eachApart, unlessSilent } from './each-apart';
import { closeAttempt } from './live-attempt';
import { outcomeOf } from './payment-attempt';
import { settlePayment, stateOf, untilDecided } from './settlement';

/** After this time without a notice, the gateway is asked. */
const LOST_AFTER_SECONDS = 60;
/** The pause between two questions about one attempt. */
const ASK_EVERY_SECONDS = 30;
const BATCH = 50;

/**
 * Attempts that can still be paid, if a notice may be lost by now, or if their link has ended or was paid otherwise.
 * Rejected attempts are included until they are voided: the buyer may try another card, and the notice of that may be
 * lost.
 */
async function waitingAttempts({ db, clock }: App) {
  const now = clock();
  const isOver = or(isNotNull(sales.endedAt), isNotNull(sales.paidAt));
  return db
    .select({
      id: paymentAttempts.id,
      token: paymentAttempts.token,
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
 * Asks the gateway about attempts without a notice, so that a lost notice does no harm
 * (docs/rules.md, "One live attempt"). Attempts that must not be paid any more are voided. Several copies may run it at
 * once, because an attempt is settled only once. An attempt that cannot be settled does not hold up the others.
 * @throws the error of the first that failed, unless the gateway did not answer
 */
export async function settleLostNotices(app: App): Promise<void> {
  await eachApart(app, 'attempt', await waitingAttempts(app), async (attempt) => {
    await app.db.update(paymentAttempts).set({ askedAt: app.clock() }).where(eq(paymentAttempts.id, attempt.id));
    await unlessSilent(settle(app, attempt));
  });
}

async function settle(app: App, { token, mayBePaid }: Waiting): Promise<void> {
  if (!mayBePaid) return void (await closeAttempt(app, { token }));
  await untilDecided(async () => {
    const estado = await stateOf(app, token);
    if (!estado || !MAY_BE_PAID.includes(estado)) return;
    const outcome = outcomeOf(await app.gateway.status(token));
    const isKnown = outcome?.kind === 'rejected' && estado === 'Rechazado';
    if (outcome && !isKnown) await settlePayment(app, token, outcome, { source: 'consulta', decidedAt: estado });
  });
}
