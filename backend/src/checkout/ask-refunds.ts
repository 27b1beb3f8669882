import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { fullName } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { isLongAgo, nullsFirst } from '../db/long-ago';
import { paymentAttempts, refunds, sales, type RefundState } from '../db/schema';
import type { RefundFate } from '../gateway/gateway';
import { addNews } from '../news/news';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { buyerOfAttempt } from '../talon/buyer-columns';
import { eachApart, unlessSilent } from './each-apart';
import { chargedCurrencyOf, type AttemptRow } from './payment-attempt';

const ASK_EVERY_SECONDS = 60;
const BATCH = 50;

const STATES: Readonly<Record<RefundFate, RefundState>> = {
  unknown: 'Registrada',
  asked: 'Pedida',
  done: 'Hecha',
  refused: 'Rechazada',
};

/** The gateway's name for a refund. It is derived from the attempt, which has one refund at most. */
const keyOf = (attempt: Pick<AttemptRow, 'token'>): string => `devolucion-${attempt.token}`;

/**
 * Asks the gateway to give money back, and retries until it is done or refused
 * (docs/rules.md, "A ticket is sold once"). Throws as `eachApart` does.
 */
export async function askRefunds(app: App): Promise<void> {
  const { db, clock } = app;
  const open = await db
    .select({ id: refunds.id, refund: refunds, attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(inArray(refunds.estado, ['Registrada', 'Pedida']), isLongAgo(refunds.askedAt, clock(), ASK_EVERY_SECONDS)),
    )
    .orderBy(nullsFirst(refunds.askedAt), asc(refunds.id))
    .limit(BATCH);
  await eachApart(app, 'refund', open, async ({ id, refund, attempt }) => {
    await db
      .update(refunds)
      .set({ askedAt: clock(), asked: sql`${refunds.asked} + 1` })
      .where(eq(refunds.id, id));
    const fate = await unlessSilent(fateOf(app, refund, attempt));
    if (fate) await db.transaction((tx) => recordFate(app, tx, id, attempt, STATES[fate]));
  });
}

async function fateOf(
  { gateway }: App,
  { estado, montoCents }: typeof refunds.$inferSelect,
  attempt: AttemptRow,
): Promise<RefundFate> {
  const key = keyOf(attempt);
  const known = estado === 'Pedida' ? await gateway.refundStatus(key) : 'unknown';
  if (known !== 'unknown') return known;
  return gateway.refund({
    key,
    reference: attempt.token,
    amountCents: montoCents,
    currency: chargedCurrencyOf(attempt),
  });
}

async function recordFate(app: App, tx: Db, id: number, attempt: AttemptRow, estado: RefundState): Promise<void> {
  const now = app.clock();
  const [changed] = await tx
    .update(refunds)
    .set({ estado, refundedAt: estado === 'Hecha' ? now : null })
    .where(and(eq(refunds.id, id), inArray(refunds.estado, ['Registrada', 'Pedida'])))
    .returning();
  if (!changed || estado === 'Registrada' || estado === 'Pedida') return;
  const action = estado === 'Hecha' ? 'devolucion.hecha' : 'devolucion.rechazada';
  await audit(tx, { action, entity: 'devolucion', entityId: id });
  app.metrics.count('refund', estado === 'Hecha' ? 'done' : 'refused');
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
