import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { isEmail, normalizeEmail } from '@rifas/shared/domain';
import { queueRefundMail } from '../checkout/refund-mail';
import { lockTicketsOf, refundOf } from '../checkout/settlement';
import type { Db } from '../db/database';
import { isOneOf } from '../db/one-of';
import { auditLog, paymentAttempts, sales, ticketPayments, tickets } from '../db/schema';
import { paidSaleOf, saleById } from '../eticket/paid-sale';
import { queueReceiptMail } from '../eticket/receipt-mail';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';

const MENDED = and(eq(auditLog.entity, 'venta'), eq(auditLog.action, 'venta.mail-corregido'));
const mailBefore = sql<string>`${auditLog.detail} ->> 'antes'`;

/** The sales whose buyer had this address once, for a query about sales. */
export const onceHadMail = (mail: string) =>
  sql`${sales.id}::text in (select ${auditLog.entityId} from ${auditLog} where ${and(MENDED, eq(mailBefore, mail))})`;

/** The addresses that buyers of these sales had before they were mended. */
export const mailsBefore = (db: Db, saleIds: readonly number[]) =>
  db
    .selectDistinct({ mail: mailBefore })
    .from(auditLog)
    .where(and(MENDED, isOneOf(auditLog.entityId, saleIds.map(String))));

/**
 * A payment of a sale that was charged and has bought nothing: it goes back, or is checked. The last one if none is
 * named.
 */
async function unsoldPayment(tx: Db, saleId: number, attemptId?: number) {
  const isUnsold = inArray(paymentAttempts.estado, ['A devolver', 'A revisar']);
  const isNamed = attemptId === undefined ? undefined : eq(paymentAttempts.id, attemptId);
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.saleId, saleId), isUnsold, isNamed))
    .orderBy(desc(paymentAttempts.id))
    .limit(1);
  return attempt;
}

/**
 * Mends the buyer's address of a sale, and sends there the e-ticket, or the mail about the refund if the payment bought
 * nothing. If the address is right already, that mail is sent again.
 * @param attemptId the payment that is meant, if the sale has several; by default the one that bought
 * @returns the problem; undefined on success
 */
export async function mendMail(
  app: Pick<App, 'db' | 'config' | 'clock' | 'mailer'>,
  saleId: number,
  typed: string,
  attemptId?: number,
): Promise<string | undefined> {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) return `«${typed}» no tiene el formato de un mail.`;
  return app.db.transaction(async (tx) => {
    // A registration of cash may be deleted, or a payment be settled, at this moment.
    const rows = await lockTicketsOf(tx, saleId);
    const sale = await saleById(tx, saleId);
    const sold = await paidSaleOf(tx, sale);
    const paid = attemptId === undefined || attemptId === sold?.attempt?.id ? sold : undefined;
    const attempt = paid ? paid.attempt : await unsoldPayment(tx, saleId, attemptId);
    if (!sale || !(paid ?? attempt))
      return attemptId === undefined
        ? `La venta ${saleId} no tiene e-ticket. Mientras un link no esté pago, el comprador escribe su mail al pagar.`
        : `La venta ${saleId} no tiene un cobro del intento ${attemptId}.`;
    const before = attempt?.buyerEmail ?? sale.compradorEmail;
    if (before !== email) {
      // The buyer of a payment may not be the one for whom the seller made the link.
      if (attempt)
        await tx.update(paymentAttempts).set({ buyerEmail: email }).where(eq(paymentAttempts.id, attempt.id));
      else await tx.update(sales).set({ compradorEmail: email }).where(eq(sales.id, saleId));
      const bought = tx
        .select({ id: ticketPayments.ticketId })
        .from(ticketPayments)
        .where(eq(ticketPayments.saleId, saleId));
      if (paid) await tx.update(tickets).set({ compradorEmail: email }).where(inArray(tickets.id, bought));
      const detail = { antes: before, ahora: email };
      await audit(tx, { action: 'venta.mail-corregido', entity: 'venta', entityId: saleId, detail });
    }
    if (paid) {
      await queueReceiptMail(app, tx, { ...paid, buyer: { ...paid.buyer, email } });
      await audit(tx, { action: 'venta.e-ticket-reenviado', entity: 'venta', entityId: saleId });
    } else if (attempt?.estado === 'A devolver')
      await queueRefundMail(app, tx, refundOf({ attempt: { ...attempt, buyerEmail: email }, sale, rows }));
    return undefined;
  });
}
