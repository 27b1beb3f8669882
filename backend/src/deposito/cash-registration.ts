import { registerTickets } from '@rifas/shared/contracts';
import { buyerSettings, cents, fitsBalance, sumCents, texts } from '@rifas/shared/domain';
import type { Seller } from '../auth/authenticate';
import { sellerRoute } from '../auth/seller-route';
import { violates } from '../db/database-error';
import { queueReceiptMail } from '../eticket/receipt-mail';
import { flushLater } from '../mail/outbox';
import type { App } from '../platform/app';
import { refusal } from '../platform/errors';
import type { AskedOf } from '../platform/route';
import { acceptBuyer } from '../talon/buyer-rules';
import { recordCashSale } from '../talon/cash-sale';
import { endLinks } from '../talon/end-links';
import { isPendingRow, lockOwnTickets } from '../talon/lock-tickets';
import { balanceOfRow, lockDeposit, ownBankDeposit } from './own-deposit';

/**
 * Marks tickets as paid in cash and takes their price from a bank deposit, all of them or none. Links that hold one of them end
 * (docs/rules.md, "Live links"), and the buyer gets an e-ticket.
 * @throws BusinessError when a ticket is not the seller's to sell, the deposit not theirs, or its balance too low
 */
async function registerCash(app: App, seller: Seller, asked: AskedOf<typeof registerTickets>): Promise<void> {
  const { db, clock } = app;
  const { buyer, depositId } = asked;
  const ids = [...new Set(asked.ticketIds)];
  await db
    .transaction(async (tx) => {
      const rows = await lockOwnTickets(tx, ids, seller.passengerId);
      const deposit = ownBankDeposit(await lockDeposit(tx, depositId), seller.passengerId);
      const sellable = rows.filter(isPendingRow);
      if (sellable.length !== ids.length) throw refusal(texts.serverTicketsUnavailable);
      const total = sumCents(sellable.map((row) => cents(row.precioCents)));
      if (!fitsBalance(balanceOfRow(deposit), total)) throw refusal(texts.balanceTooLow);
      const at = clock();
      const { userId, passengerId } = seller;
      const sale = await recordCashSale(tx, { userId, passengerId, buyer, ticketIds: ids, depositId, at });
      await endLinks(tx, sale.livingLinks, 'reemplazado', at, userId);
      await queueReceiptMail(app, tx, { sale, paidAt: at, seller, tickets: sale.tickets, buyer });
    })
    .catch((error: unknown) => {
      if (violates(error, 'deposits_balance')) throw refusal(texts.balanceTooLow);
      if (violates(error, 'ticket_payments_ticket_once')) throw refusal(texts.serverTicketsUnavailable);
      throw error;
    });
}

export function registerCashRegistration(app: App): void {
  const asked = buyerSettings('cash', app.config.deployment.settings);
  sellerRoute(app, registerTickets, async ({ body, seller }) => {
    const buyer = acceptBuyer('cash', asked, body.buyer);
    await registerCash(app, seller, { ...body, buyer });
    flushLater(app);
    app.metrics.count('cash_registration', 'registered');
    app.metrics.count('tickets_sold', 'cash');
  });
}
