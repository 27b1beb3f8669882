import { and, asc, desc, eq } from 'drizzle-orm';
import { cardTypeOf } from '@rifas/shared/contracts';
import { cents, compareNumbers, type CardPayment, type Deposit } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { cardDetails, deposits, draws, personalPayments, ticketPayments, tickets } from '../db/schema';
import { storedTime } from '../db/wall-time';
import { groupBy } from '../platform/group-by';
import { LINK_TICKET, linkTicketOf } from '../talon/ticket-queries';

const STORED_KINDS = { cash: 'Contado', card: 'Tarjeta' } as const satisfies Record<Deposit['kind'], string>;

/** The seller's deposits of one kind, the latest first, with the payments made from them. */
export async function depositsOf(db: Db, passengerId: number, kind: Deposit['kind']): Promise<Deposit[]> {
  const ofSeller = and(eq(deposits.passengerId, passengerId), eq(deposits.tipo, STORED_KINDS[kind]));
  const [rows, usedTickets, usedPayments] = await Promise.all([
    db
      .select({ deposit: deposits, card: cardDetails })
      .from(deposits)
      .leftJoin(cardDetails, eq(cardDetails.depositId, deposits.id))
      .where(ofSeller)
      .orderBy(desc(deposits.fecha), desc(deposits.id)),
    db
      .select({
        depositId: ticketPayments.depositId,
        ...LINK_TICKET,
        priceCents: ticketPayments.precioCents,
        buyer: tickets.compradorNombre,
      })
      .from(ticketPayments)
      .innerJoin(deposits, eq(deposits.id, ticketPayments.depositId))
      .innerJoin(tickets, eq(tickets.id, ticketPayments.ticketId))
      .innerJoin(draws, eq(draws.id, tickets.drawId))
      .where(ofSeller),
    db
      .select({
        depositId: personalPayments.depositId,
        id: personalPayments.id,
        amountCents: personalPayments.montoCents,
        date: personalPayments.fecha,
      })
      .from(personalPayments)
      .innerJoin(deposits, eq(deposits.id, personalPayments.depositId))
      .where(ofSeller)
      .orderBy(asc(personalPayments.fecha), asc(personalPayments.id)),
  ]);

  usedTickets.sort((a, b) => compareNumbers(a.number, b.number) || compareNumbers(a.draw, b.draw));
  const ticketsByDeposit = groupBy(usedTickets, (used) => used.depositId);
  const paymentsByDeposit = groupBy(usedPayments, (used) => used.depositId);
  return rows.map(({ deposit, card }) => ({
    id: deposit.id,
    kind,
    amountCents: cents(deposit.montoCents),
    date: storedTime(deposit.fecha),
    tickets: (ticketsByDeposit.get(deposit.id) ?? []).map((used) => ({
      ...linkTicketOf(used),
      buyer: used.buyer ?? undefined,
    })),
    payments: (paymentsByDeposit.get(deposit.id) ?? []).map(({ id, amountCents, date }) => ({
      id,
      amountCents: cents(amountCents),
      date: storedTime(date),
    })),
    incomplete: false,
    card: card ? cardOf(card) : undefined,
  }));
}

const cardOf = (card: typeof cardDetails.$inferSelect): CardPayment => ({
  issuer: card.issuer,
  acquirer: card.acquirer,
  authorizationCode: card.codigoAutorizacion,
  transactionDate: storedTime(card.fechaTransaccion),
  maskedNumber: card.numeroTarjeta,
  cardType: cardTypeOf(card.tipo),
  cardTypeText: card.tipo,
  instalments: card.cuotas,
});
