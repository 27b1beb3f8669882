import { inArray } from 'drizzle-orm';
import { registerTickets, ticketStateText } from '@rifas/shared/contracts';
import { buyerSettings, cents, fitsBalance, sumCents, texts, type Buyer } from '@rifas/shared/domain';
import { sellerRoute } from '../auth/seller-route';
import type { Db } from '../db/database';
import { ticketPayments, tickets } from '../db/schema';
import { paidSaleOf } from '../eticket/paid-sale';
import { queueReceiptMail } from '../eticket/receipt-mail';
import { flushLater } from '../mail/flush-later';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { buyerColumns } from '../talon/buyer-columns';
import { acceptBuyer } from '../talon/buyer-rules';
import { createCashSale } from '../talon/cash-sale';
import { replaceLinksOf } from '../talon/end-links';
import { isPendingRow, lockOwnTickets } from '../talon/lock-tickets';
import { balanceOfRow, lockDeposit, ownBankDeposit, refusal, violates } from './own-deposit';

interface CashRegistration {
  seller: { userId: number; passengerId: number };
  buyer: Buyer;
  ticketIds: readonly number[];
  depositId: number;
}

/**
 * Marks tickets as paid in cash and takes their price from a bank deposit, all of them or none. Links that hold one of them end
 * (docs/rules.md, "Live links"), and the buyer gets an e-ticket.
 * @throws BusinessError when a ticket is not the seller's to sell, the deposit not theirs, or its balance too low
 */
async function registerCash(app: App, { seller, buyer, ticketIds, depositId }: CashRegistration): Promise<void> {
  const { db, clock } = app;
  const ids = [...new Set(ticketIds)];
  await db
    .transaction(async (tx) => {
      const rows = await lockOwnTickets(tx, ids, seller.passengerId);
      const deposit = ownBankDeposit(await lockDeposit(tx, depositId), seller.passengerId);
      const sellable = rows.filter(isPendingRow);
      if (sellable.length !== ids.length) throw refusal(texts.serverTicketsUnavailable);
      const total = sumCents(sellable.map((row) => cents(row.precioCents)));
      if (!fitsBalance(balanceOfRow(deposit), total)) throw refusal(texts.balanceTooLow);
      await markPaid(tx, ids, buyer);
      const createdAt = clock();
      const sale = await createCashSale(tx, {
        passengerId: seller.passengerId,
        buyer,
        ticketIds: ids,
        at: createdAt,
      });
      await tx.insert(ticketPayments).values(
        sellable.map((row) => ({
          ticketId: row.id,
          depositId,
          precioCents: row.precioCents,
          saleId: sale.id,
          createdAt,
        })),
      );
      const detail = (row: { precioCents: number }) => ({ deposito: depositId, precioCents: row.precioCents });
      await audit(
        tx,
        sellable.map((row) => ({
          userId: seller.userId,
          action: 'talon.pago-contado',
          entity: 'talon',
          entityId: row.id,
          detail: detail(row),
        })),
      );
      await replaceLinksOf(tx, { ticketIds: ids, exceptSale: sale.id, at: createdAt, userId: seller.userId });
      const paid = await paidSaleOf(tx, sale);
      if (paid) await queueReceiptMail(app, tx, paid);
    })
    .catch((error: unknown) => {
      if (violates(error, 'deposits_balance')) throw refusal(texts.balanceTooLow);
      if (violates(error, 'ticket_payments_ticket_once')) throw refusal(texts.serverTicketsUnavailable);
      throw error;
    });
}

const markPaid = (tx: Db, ids: number[], buyer: Buyer) =>
  tx
    .update(tickets)
    .set({ estado: ticketStateText('paid'), ...buyerColumns(buyer) })
    .where(inArray(tickets.id, ids));

export function registerCashRegistration(app: App): void {
  const asked = buyerSettings('cash', app.config.deployment.settings);
  sellerRoute(app, registerTickets, async ({ body, seller }) => {
    const buyer = acceptBuyer('cash', asked, body.buyer);
    await registerCash(app, { seller, buyer, ticketIds: body.ticketIds, depositId: body.depositId });
    flushLater(app);
    app.metrics.count('cash_registration', 'registered');
    app.metrics.count('tickets_sold', 'cash');
  });
}
