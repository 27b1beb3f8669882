import { eq } from 'drizzle-orm';
import { deletePayment, ticketStateText } from '@rifas/shared/contracts';
import { canRemoveTicket, montevideoTime, texts } from '@rifas/shared/domain';
import { sellerRoute } from '../auth/seller-route';
import type { Db } from '../db/database';
import { deposits, draws, ticketPayments, tickets } from '../db/schema';
import { storedTime } from '../db/wall-time';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { refusal } from '../platform/errors';
import { consume } from '../platform/rate-limit';
import { NO_BUYER_COLUMNS } from '../talon/buyer-columns';
import { lockOwnTickets, stateOf, type TicketRow } from '../talon/lock-tickets';
import { ownBankDeposit } from './own-deposit';

// A new sale of the ticket mails its buyer again, so deletions are limited.
const MAX_DELETED = { max: 200, windowSeconds: 3600 };

/** Deletes a cash registration: the ticket is pending again and the deposit gets its price back (docs/rules.md, "Deletion"). */
export function registerDeletePayment(app: App): void {
  const { db, clock, metrics } = app;
  sellerRoute(app, deletePayment, async ({ body, seller: { userId, passengerId } }) => {
    await consume(db, clock, [{ key: `delete:seller:${userId}`, ...MAX_DELETED }]);
    await db.transaction(async (tx) => {
      const [ticket] = await lockOwnTickets(tx, [body.ticketId], passengerId);
      if (!ticket) throw refusal('El talón no está entre los tuyos.');
      const payment = stateOf(ticket) === 'paid' ? await paymentOf(tx, ticket) : undefined;
      // Also refuses the second of two clicks.
      if (!payment) throw refusal(texts.serverTicketsUnavailable);
      const deposit = ownBankDeposit(payment.deposit, passengerId);
      if (!canRemoveTicket({ drawDate: storedTime(payment.drawDate) }, montevideoTime(clock()))) {
        throw refusal('El sorteo ya se hizo o es hoy: el registro no se puede borrar.');
      }
      await tx
        .update(tickets)
        .set({
          estado: ticketStateText('pending'),
          tipo: null,
          ...NO_BUYER_COLUMNS,
        })
        .where(eq(tickets.id, ticket.id));
      // This changes the deposit. Tickets are locked before deposits everywhere.
      await tx.delete(ticketPayments).where(eq(ticketPayments.ticketId, ticket.id));
      const detail = { deposito: deposit.id, precioCents: payment.precioCents };
      await audit(tx, { userId, action: 'talon.pago-borrado', entity: 'talon', entityId: ticket.id, detail });
    });
    metrics.count('cash_registration', 'deleted');
  });
}

async function paymentOf(tx: Db, ticket: TicketRow) {
  const [payment] = await tx
    .select({ precioCents: ticketPayments.precioCents, deposit: deposits, drawDate: draws.fecha })
    .from(ticketPayments)
    .innerJoin(deposits, eq(deposits.id, ticketPayments.depositId))
    .innerJoin(draws, eq(draws.id, ticket.drawId))
    .where(eq(ticketPayments.ticketId, ticket.id));
  return payment;
}
