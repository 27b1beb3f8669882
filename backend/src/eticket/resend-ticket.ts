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
  // Counted by what was found: of texts that anybody may send no row is made.
  await consume(app.db, app.clock, [{ key: `resend:sale:${paid.sale.id}`, max: 3, windowSeconds: HOUR }]);
  await app.db.transaction(async (tx) => {
    await queueReceiptMail(app, tx, paid);
    await audit(tx, [{ userId, action: 'venta.e-ticket-reenviado', entity: 'venta', entityId: paid.sale.id }]);
  });
  flushLater(app);
}

/** The purchase that a ticket of this seller was sold by. @throws BusinessError */
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

/** Only to the address the purchase was made with: whoever holds the link cannot choose where the e-ticket goes. */
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
