import { eq } from 'drizzle-orm';
import { cents } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { attemptEvents, paymentAttempts, refunds, sales, saleTickets, type AttemptState } from '../db/schema';
import { flushLater } from '../mail/flush-later';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { isPendingRow, lockTickets, type TicketRow } from '../talon/lock-tickets';
import { bookSale } from './book-sale';
import { paidPrices } from './card-pricing';
import type { AttemptRow, GatewayResult } from './payment-attempt';
import { queueTicketMail } from './ticket-mail';

/**
 * Settles an attempt once: it sells the tickets, or records the money 'a devolver' if one of them is gone (docs/rules.md,
 * "A ticket is sold once"). It locks all tickets in id order before it reads them, so that one of several simultaneous payments wins.
 * @returns the attempt's state, or undefined for an unknown token
 */
export async function settlePayment(app: App, result: GatewayResult): Promise<AttemptState | undefined> {
  const outcome = await app.db.transaction((tx) => settle(app, tx, result));
  if (outcome?.changed) app.metrics.count('payment', outcome.estado);
  if (outcome?.changed && outcome.estado === 'Aprobado') app.metrics.count('tickets_sold', 'card');
  flushLater(app);
  return outcome?.estado;
}

async function settle(app: App, tx: Db, result: GatewayResult) {
  const [known] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.token, result.attempt));
  if (!known) return undefined;
  const ids = await tx
    .select({ id: saleTickets.ticketId })
    .from(saleTickets)
    .where(eq(saleTickets.saleId, known.saleId));
  const rows = await lockTickets(
    tx,
    ids.map(({ id }) => id),
  );
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, known.id)).for('update');
  if (!attempt) return undefined;

  const estado = await decide(app, tx, attempt, rows, result);
  const changed = estado !== attempt.estado;
  const now = app.clock();
  await tx.insert(attemptEvents).values({
    attemptId: attempt.id,
    kind: changed ? estado : 'repetido',
    detail: { approved: result.approved, authorizationCode: result.card.authorizationCode },
    createdAt: now,
  });
  if (changed)
    await tx.update(paymentAttempts).set({ estado, settledAt: now }).where(eq(paymentAttempts.id, attempt.id));
  return { estado, changed };
}

async function decide(
  app: App,
  tx: Db,
  attempt: AttemptRow,
  rows: TicketRow[],
  { approved, card }: GatewayResult,
): Promise<AttemptState> {
  // Money that was taken is never forgotten: an approval is final, a rejection may be overtaken by one.
  if (attempt.estado === 'Aprobado' || attempt.estado === 'A devolver') return attempt.estado;
  if (!approved) return 'Rechazado';
  const [sale] = await tx.select().from(sales).where(eq(sales.id, attempt.saleId)).for('update');
  const isUnavailable =
    !sale || sale.paidAt !== null || rows.some((row) => !isPendingRow(row) || row.ownerId !== sale.passengerId);
  if (isUnavailable) {
    const amount = cents(attempt.baseCents + attempt.surchargeCents);
    await tx
      .insert(refunds)
      .values({ attemptId: attempt.id, montoCents: amount, motivo: 'talón no disponible', createdAt: app.clock() });
    await audit(tx, [
      {
        action: 'devolucion.registrada',
        entity: 'venta',
        entityId: attempt.saleId,
        detail: { intento: attempt.id, montoCents: amount },
      },
    ]);
    app.metrics.count('refund', 'recorded');
    return 'A devolver';
  }
  const priced = paidPrices(app.config.deployment, attempt, rows);
  await bookSale(app, tx, { attempt, sale, card, priced });
  await queueTicketMail(app, tx, { attempt, sale, authorizationCode: card.authorizationCode });
  return 'Aprobado';
}
