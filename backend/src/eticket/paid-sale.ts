import { and, asc, eq, sql } from 'drizzle-orm';
import type { Buyer, LinkTicket } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { prepared } from '../db/prepared';
import {
  cardDetails,
  draws,
  passengers,
  paymentAttempts,
  sales,
  ticketPayments,
  tickets,
  users,
  type SaleRow,
} from '../db/schema';
import { buyerOfAttempt, buyerOfRow } from '../talon/buyer-columns';
import { LINK_TICKET, linkTicketOf } from '../talon/ticket-queries';

const passengerWithMail = prepared('passenger_with_mail', (db) =>
  db
    .select({
      passengerId: passengers.id,
      firstName: passengers.nombres,
      lastName: passengers.apellidos,
      email: users.email,
      phone: passengers.celular,
      wantsSaleMails: passengers.saleMails,
      unsubscribeCode: passengers.unsubscribeCode,
    })
    .from(passengers)
    .innerJoin(users, eq(users.id, passengers.userId))
    .where(eq(passengers.id, sql.placeholder('passengerId'))),
);

/** A seller with the data for mails and receipts. */
export async function sellerOf(db: Db, passengerId: number) {
  const [found] = await passengerWithMail(db, { passengerId });
  if (!found) throw new Error(`no passenger ${passengerId}`);
  return found;
}
export type SellerOfSale = Awaited<ReturnType<typeof sellerOf>>;

/** The data of a paid sale, by card or in cash, for its receipt. */
export interface SoldSale {
  readonly sale: Pick<SaleRow, 'id' | 'token' | 'validityCode'>;
  readonly paidAt: Date;
  readonly seller: Pick<SellerOfSale, 'firstName' | 'lastName'>;
  /** The sold tickets, at the price that was paid; never empty. */
  readonly tickets: readonly (LinkTicket & { readonly priceCents: number })[];
  /** Missing for cash. */
  readonly attempt?: typeof paymentAttempts.$inferSelect | undefined;
  readonly card?: typeof cardDetails.$inferSelect | undefined;
  /** The buyer of this purchase, who may have entered other data than the seller knew. */
  readonly buyer: Pick<Buyer, 'firstName' | 'lastName' | 'email'>;
}

/** The same with all known data. */
export interface PaidSale extends SoldSale {
  readonly sale: SaleRow;
  readonly seller: SellerOfSale;
  readonly buyer: Omit<Buyer, 'department'>;
}

const ticketsOfSale = prepared('tickets_of_sale', (db) =>
  db
    .select({ ...LINK_TICKET, priceCents: ticketPayments.precioCents })
    .from(ticketPayments)
    .innerJoin(tickets, eq(tickets.id, ticketPayments.ticketId))
    .innerJoin(draws, eq(draws.id, tickets.drawId))
    .where(eq(ticketPayments.saleId, sql.placeholder('saleId')))
    .orderBy(asc(tickets.numero), asc(tickets.drawId)),
);

const approvedPayment = prepared('approved_payment', (db) =>
  db
    .select({ attempt: paymentAttempts, card: cardDetails })
    .from(paymentAttempts)
    .innerJoin(cardDetails, eq(cardDetails.depositId, paymentAttempts.depositId))
    .where(and(eq(paymentAttempts.saleId, sql.placeholder('saleId')), eq(paymentAttempts.estado, 'Aprobado'))),
);

/** The purchase of a sale's row, if it is paid and at least one of its tickets is still sold. */
export async function paidSaleOf(db: Db, sale: SaleRow | undefined): Promise<PaidSale | undefined> {
  if (!sale?.paidAt) return undefined;
  const sold = (await ticketsOfSale(db, { saleId: sale.id })).map(linkTicketOf);
  if (sold.length === 0) return undefined;
  const [paid] = sale.kind === 'contado' ? [] : await approvedPayment(db, { saleId: sale.id });
  const { attempt, card } = paid ?? {};
  return {
    sale,
    paidAt: sale.paidAt,
    seller: await sellerOf(db, sale.passengerId),
    tickets: sold,
    attempt,
    card,
    buyer: attempt ? buyerOfAttempt(attempt) : buyerOfRow(sale),
  };
}

export const saleByToken = async (db: Db, token: string): Promise<SaleRow | undefined> =>
  (await db.select().from(sales).where(eq(sales.token, token)))[0];

export const saleById = async (db: Db, id: number): Promise<SaleRow | undefined> =>
  (await db.select().from(sales).where(eq(sales.id, id)))[0];
