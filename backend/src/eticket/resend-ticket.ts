import { and, eq, isNotNull } from 'drizzle-orm';
import {
  getSoldTicket,
  resendSoldTicket,
  resendTicket,
  ticketPagePath,
  validityPagePath,
} from '@rifas/shared/contracts';
import { sellerRoute } from '../auth/seller-route';
import type { Db } from '../db/database';
import { ticketPayments, tickets } from '../db/schema';
import { flushLater } from '../mail/outbox';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { refusal } from '../platform/errors';
import { consume } from '../platform/rate-limit';
import { publicRoute } from '../platform/route';
import { paidSaleOf, saleById, saleByToken, type PaidSale } from './paid-sale';
import { queueReceiptMail } from './receipt-mail';

const HOUR = 60 * 60;

async function resend(app: App, paid: PaidSale, userId?: number): Promise<void> {
  if (paid.buyer.email === '') throw refusal('La compra no tiene un mail.');
  // Counted by the sale that was found, because a row for each text that anybody sends would fill the table.
  await consume(app.db, app.clock, [{ key: `resend:sale:${paid.sale.id}`, max: 3, windowSeconds: HOUR }]);
  await app.db.transaction(async (tx) => {
    await queueReceiptMail(app, tx, paid);
    await audit(tx, { userId, action: 'venta.e-ticket-reenviado', entity: 'venta', entityId: paid.sale.id });
  });
  flushLater(app);
}

/** The purchase that sold this ticket of the seller. @throws BusinessError */
async function soldBy(db: Db, passengerId: number, ticketId: number): Promise<PaidSale> {
  const [found] = await db
    .select({ saleId: ticketPayments.saleId })
    .from(ticketPayments)
    .innerJoin(tickets, eq(tickets.id, ticketPayments.ticketId))
    .where(and(eq(tickets.id, ticketId), eq(tickets.ownerId, passengerId), isNotNull(ticketPayments.saleId)));
  const paid = found?.saleId ? await paidSaleOf(db, await saleById(db, found.saleId)) : undefined;
  if (!paid) throw refusal('El talón no tiene e-ticket.');
  return paid;
}

/** Sends only to the address of the purchase: a person who has the link cannot choose where the e-ticket goes. */
export function registerResendTicket(app: App): void {
  publicRoute(app, resendTicket, async ({ body, ip }) => {
    await consume(app.db, app.clock, [{ key: `resend:address:${ip}`, max: 30, windowSeconds: HOUR }]);
    const paid = await paidSaleOf(app.db, await saleByToken(app.db, body.token));
    if (!paid) throw refusal('Todavía no recibimos la confirmación del pago.');
    await resend(app, paid);
  });

  sellerRoute(app, resendSoldTicket, async ({ body, seller }) =>
    resend(app, await soldBy(app.db, seller.passengerId, body.ticketId), seller.userId),
  );

  sellerRoute(app, getSoldTicket, async ({ body, seller }) => {
    const { sale, buyer } = await soldBy(app.db, seller.passengerId, body.ticketId);
    return {
      buyer: { ...buyer, department: sale.compradorDepartamento },
      ticketPath: ticketPagePath(sale.token),
      validityPath: validityPagePath(sale.validityCode),
    };
  });
}
