import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { fullName } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { isLongAgo, nullsFirst } from '../db/long-ago';
import { attemptEvents, paymentAttempts, refunds, sales, type RefundState } from '../db/schema';
import type { RefundFate } from '../gateway/gateway';
import { addNews } from '../news/news';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { buyerOfAttempt } from '../talon/buyer-columns';
import { eachApart, unlessSilent } from './each-apart';
import { chargedCurrencyOf, type AttemptRow } from './payment-attempt';

const ASK_EVERY_SECONDS = 60;
const BATCH = 50;

/** What has become of a refund; 'returned' if the gateway gave all of the money back without our request. */
type Fate = RefundFate | 'returned';

const STATES: Readonly<Record<Fate, RefundState>> = {
  unknown: 'Registrada',
  asked: 'Pedida',
  done: 'Hecha',
  returned: 'Hecha',
  refused: 'Rechazada',
};

/** The audit action of each end. */
const ENDS: Readonly<Partial<Record<Fate, string>>> = {
  done: 'devolucion.hecha',
  returned: 'devolucion.hecha-por-la-pasarela',
  refused: 'devolucion.rechazada',
};

/** The gateway's name for a refund. It is derived from the attempt, which has one refund at most. */
const keyOf = (attempt: Pick<AttemptRow, 'token'>): string => `devolucion-${attempt.token}`;

/** Whether the gateway ever called the payment unpaid: then the money may be with the buyer already. */
const mayBeBack = sql<boolean>`exists (select 1 from ${attemptEvents} where ${attemptEvents.attemptId} = ${paymentAttempts.id}
  and ${attemptEvents.detail} ->> 'approved' = 'false')`;

/**
 * Asks the gateway to give money back, and retries until it is done or refused
 * (docs/rules.md, "A ticket is sold once"). Throws as `eachApart` does.
 */
export async function askRefunds(app: App): Promise<void> {
  const { db, clock } = app;
  const isWaiting = () =>
    and(inArray(refunds.estado, ['Registrada', 'Pedida']), isLongAgo(refunds.askedAt, clock(), ASK_EVERY_SECONDS));
  const open = await db
    .select({ id: refunds.id, attempt: paymentAttempts, mayBeBack })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(isWaiting())
    .orderBy(nullsFirst(refunds.askedAt), asc(refunds.id))
    .limit(BATCH);
  await eachApart(app, 'refund', open, async ({ id, ...asking }) => {
    // Only one process asks: of two requests at once a gateway may refuse the second, and the organiser would pay the
    // money back again by other means.
    const [refund] = await db
      .update(refunds)
      .set({ askedAt: clock(), asked: sql`${refunds.asked} + 1` })
      .where(and(eq(refunds.id, id), isWaiting()))
      .returning();
    if (!refund) return;
    const fate = await unlessSilent(fateOf(app, { ...asking, refund }));
    if (fate) await db.transaction((tx) => recordFate(app, tx, id, asking.attempt, fate));
  });
}

interface Asking {
  readonly refund: typeof refunds.$inferSelect;
  readonly attempt: AttemptRow;
  readonly mayBeBack: boolean;
}

/**
 * Asks about the payment itself only if the money may be back, because not every gateway refuses to give it back twice,
 * or if the gateway refuses the refund: a payment that it voided cannot be refunded.
 */
async function fateOf({ gateway }: App, { refund, attempt, mayBeBack: isDoubted }: Asking): Promise<Fate> {
  const key = keyOf(attempt);
  const isBack = async (): Promise<boolean> => (await gateway.status(attempt.token)).state === 'voided';
  const known = refund.estado === 'Pedida' ? await gateway.refundStatus(key) : 'unknown';
  if (known === 'unknown' && isDoubted && (await isBack())) return 'returned';
  const order = {
    key,
    reference: attempt.token,
    amountCents: refund.montoCents,
    currency: chargedCurrencyOf(attempt),
  };
  const fate = known === 'unknown' ? await gateway.refund(order) : known;
  return fate === 'refused' && (await isBack()) ? 'returned' : fate;
}

async function recordFate(app: App, tx: Db, id: number, attempt: AttemptRow, fate: Fate): Promise<void> {
  const now = app.clock();
  const estado = STATES[fate];
  const [changed] = await tx
    .update(refunds)
    .set({ estado, refundedAt: estado === 'Hecha' ? now : null })
    .where(and(eq(refunds.id, id), inArray(refunds.estado, ['Registrada', 'Pedida'])))
    .returning();
  const action = ENDS[fate];
  if (!changed || action === undefined) return;
  await audit(tx, { action, entity: 'devolucion', entityId: id });
  app.metrics.count('refund', fate);
  if (estado === 'Hecha') await tellRefunded(tx, attempt, changed);
}

/** Tells the seller that the money is with the buyer again. */
export async function tellRefunded(
  tx: Db,
  attempt: AttemptRow,
  { montoCents, refundedAt }: Pick<typeof refunds.$inferSelect, 'montoCents' | 'refundedAt'>,
): Promise<void> {
  const [sale] = await tx.select().from(sales).where(eq(sales.id, attempt.saleId));
  if (!sale || !refundedAt) return;
  const detail = {
    who: fullName(buyerOfAttempt(attempt)),
    numbers: [],
    // The site writes its own currency symbol before an amount, which would be false for another currency.
    ...(chargedCurrencyOf(attempt) === attempt.currency && { amountCents: montoCents }),
  };
  await addNews(tx, sale.passengerId, 'paymentRefunded', detail, refundedAt);
}
