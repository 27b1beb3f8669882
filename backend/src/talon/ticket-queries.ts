import { eq, sql, type SQL } from 'drizzle-orm';
import { cardTypeOf, ticketStateOf } from '@rifas/shared/contracts';
import { cents, groupTickets, type Priced, type Ticket, type WallTime } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { prepared } from '../db/prepared';
import { draws, raffles, sales, saleTickets, tickets } from '../db/schema';
import { storedTime } from '../db/wall-time';

/** A ticket as the database returns it: its fields in the order of `row`. */
type Row = readonly [
  id: number,
  number: string,
  draw: string,
  stateText: string,
  priceCents: number,
  paymentText: string | null,
  buyer: string | null,
  comment: string,
  drawDate: string,
];
const row = sql`json_build_array(${tickets.id}, ${tickets.numero}, ${draws.numero}, ${tickets.estado}, ${tickets.precioCents},
  ${tickets.tipo}, ${tickets.compradorNombre}, ${raffles.comentario}, ${draws.fecha}::text)`;

/** The database returns the whole list as one value: thousands of rows blocked the event loop ten times as long. */
const ticketRows = sql<readonly Row[]>`coalesce(json_agg(${row}), '[]'::json)`;

const select = <List extends SQL>(db: Db, list: List) =>
  db
    .select({ list })
    .from(tickets)
    .innerJoin(draws, eq(draws.id, tickets.drawId))
    .innerJoin(raffles, eq(raffles.numero, tickets.numero));

/** How many tickets are built before other calls get their turn: one or two milliseconds of work. */
const SLICE = 500;

/** Builds tickets, and lets other calls run in between. There are few draws, so each of their dates is parsed once. */
async function ticketsOf(rows: readonly Row[]): Promise<Priced[]> {
  const dates = new Map<string, WallTime>();
  const made: Priced[] = [];
  for (const [id, number, draw, stateText, priceCents, paymentText, buyer, comment, date] of rows) {
    if (made.length > 0 && made.length % SLICE === 0) await new Promise(setImmediate);
    const drawDate = dates.get(date) ?? storedTime(date);
    dates.set(date, drawDate);
    made.push({
      id,
      number,
      draw,
      state: ticketStateOf(stateText),
      stateText,
      priceCents: cents(priceCents),
      paymentText: paymentText ?? undefined,
      cardType: cardTypeOf(paymentText ?? undefined),
      buyer: buyer ?? undefined,
      comment,
      drawDate,
    });
  }
  return made;
}

/** The columns of a ticket of a link or a sale; the query adds the price that counts. */
export const LINK_TICKET = { id: tickets.id, number: tickets.numero, draw: draws.numero, drawDate: draws.fecha };

/** A ticket of a link or a sale, from a row of a query. */
export const linkTicketOf = <Row extends { readonly drawDate: string; readonly priceCents: number }>({
  drawDate,
  priceCents,
  ...ticket
}: Row) => ({ ...ticket, drawDate: storedTime(drawDate), priceCents: cents(priceCents) });

const rafflesOfOwner = prepared('raffles_of_owner', (db) =>
  select(db, ticketRows).where(eq(tickets.ownerId, sql.placeholder('ownerId'))),
);

export async function rafflesOf(db: Db, ownerId: number): Promise<Priced<Ticket>[][]> {
  const [found] = await rafflesOfOwner(db, { ownerId });
  return groupTickets(await ticketsOf(found?.list ?? []));
}

/** The tickets of a sale, read by the statement that reads the sale's row. */
interface SaleTickets {
  readonly rows: readonly Row[];
  /**
   * Whether a ticket has gone to another seller since the link was made, or a payment that the organiser checks holds
   * it.
   */
  readonly areTaken: boolean;
}

const saleList = sql<SaleTickets>`json_build_object('rows', ${ticketRows},
  'areTaken', coalesce(bool_or(${tickets.ownerId} <> ${sales.passengerId} or ${tickets.heldBy} is not null), false))`;

/** A column for queries of sales, with the tickets of each sale; `rafflesOfSale` turns it into raffles. */
export const saleTicketsColumn = (db: Db): SQL<SaleTickets> =>
  sql<SaleTickets>`${select(db, saleList)
    .innerJoin(saleTickets, eq(saleTickets.ticketId, tickets.id))
    .where(eq(saleTickets.saleId, sales.id))}`;

/** The database stores a price for each ticket. */
export const rafflesOfSale = async ({ rows: found }: SaleTickets): Promise<Priced<Ticket>[][]> =>
  groupTickets(await ticketsOf(found));
