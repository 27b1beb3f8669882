import { eq, inArray } from 'drizzle-orm';
import { cardTypeOf, ticketStateText } from '@rifas/shared/contracts';
import { montevideoTime, sumCents, type Cents } from '@rifas/shared/domain';
import { STORED_CARD_TYPES } from '../db/card-types';
import type { Db } from '../db/database';
import { inserted } from '../db/inserted';
import { cardDetails, deposits, paymentAttempts, sales, ticketPayments, tickets, type SaleRow } from '../db/schema';
import type { GatewayCard } from '../gateway/gateway';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { buyerColumns, buyerOfAttempt } from '../talon/buyer-columns';
import type { TicketRow } from '../talon/lock-tickets';
import type { AttemptRow } from './payment-attempt';

interface Booking {
  attempt: AttemptRow;
  sale: SaleRow;
  card: GatewayCard;
  priced: readonly { row: TicketRow; price: Cents }[];
}

/**
 * Records a sale: a card deposit of the tickets' price, which the tickets use up. The surcharge belongs to the
 * acquirer, so the seller has not collected it. A difference to the price that the organiser accepted does not count
 * either.
 */
export async function bookSale({ clock }: Pick<App, 'clock'>, tx: Db, booking: Booking): Promise<void> {
  const { attempt, sale, card, priced } = booking;
  const now = clock();
  // If the gateway does not report the type of card, the buyer's choice counts; if the buyer was not asked, credit, as
  // most cards are.
  const type = STORED_CARD_TYPES[card.type ?? cardTypeOf(attempt.cardType) ?? 'credit'];
  // Tickets before deposits: the program that loads files locks the tables in this order, and another order would be a
  // deadlock.
  await markPaid(tx, booking, type);
  const depositId = await insertCardDeposit(tx, booking, type, now);
  const paidBy = { depositId, saleId: sale.id, createdAt: now };
  await tx
    .insert(ticketPayments)
    .values(priced.map(({ row, price }) => ({ ...paidBy, ticketId: row.id, precioCents: price })));
  await tx.update(sales).set({ paidAt: now }).where(eq(sales.id, sale.id));
  await tx.update(paymentAttempts).set({ depositId }).where(eq(paymentAttempts.id, attempt.id));
  await audit(
    tx,
    ...priced.map(({ row, price }) => ({
      action: 'talon.pago-tarjeta',
      entity: 'talon',
      entityId: row.id,
      detail: { venta: sale.id, precioCents: price },
    })),
  );
}

type StoredCardType = (typeof STORED_CARD_TYPES)[keyof typeof STORED_CARD_TYPES];

/** @returns its id */
async function insertCardDeposit(
  tx: Db,
  { attempt, sale, card, priced }: Booking,
  type: StoredCardType,
  now: Date,
): Promise<number> {
  const fecha = montevideoTime(now);
  const deposit = await tx
    .insert(deposits)
    .values({
      passengerId: sale.passengerId,
      tipo: 'Tarjeta',
      montoCents: sumCents(priced.map(({ price }) => price)),
      fecha,
    })
    .returning({ id: deposits.id })
    .then(inserted);
  const payment = { depositId: deposit.id, fechaTransaccion: fecha, tipo: type, cuotas: attempt.instalments };
  await tx.insert(cardDetails).values({ ...payment, ...cardColumns(card) });
  return deposit.id;
}

/** What the gateway tells of a card, in the columns of its deposit. */
export const cardColumns = ({ issuer, acquirer, authorizationCode, maskedNumber }: GatewayCard) => ({
  issuer,
  acquirer,
  codigoAutorizacion: authorizationCode,
  numeroTarjeta: maskedNumber,
});

/** The tickets get their buyer and, where it has changed, the price that was paid. */
async function markPaid(tx: Db, { attempt, priced }: Booking, type: StoredCardType): Promise<void> {
  const paid = { estado: ticketStateText('paid'), tipo: type, heldBy: null, ...buyerColumns(buyerOfAttempt(attempt)) };
  const ids = priced.map(({ row }) => row.id);
  await tx.update(tickets).set(paid).where(inArray(tickets.id, ids));
  // ccee charges its fixed prices, whatever the ticket cost before (docs/rules.md, "Card prices of ccee").
  for (const { row, price } of priced.filter((ticket) => ticket.price !== ticket.row.precioCents)) {
    await tx.update(tickets).set({ precioCents: price }).where(eq(tickets.id, row.id));
  }
}
