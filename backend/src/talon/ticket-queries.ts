import { eq, sql, type SQL } from 'drizzle-orm';
import { cardTypeOf, ticketStateOf } from '@rifas/shared/contracts';
import { cents, groupTickets, type Priced, type Ticket, type WallTime } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { prepared } from '../db/prepared';
import { draws, raffles, sales, saleTickets, tickets } from '../db/schema';
import { storedTime } from '../db/wall-time';

/** A ticket as it comes: fields in the order of `row`. */
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

/** The whole list as one value: making it of thousands of rows held the event loop ten times as long. */
const ticketRows = sql<readonly Row[]>`coalesce(json_agg(${row}), '[]'::json)`;

const select = <List extends SQL>(db: Db, list: List) =>
  db
    .select({ list })
    .from(tickets)
    .innerJoin(draws, eq(draws.id, tickets.drawId))
    .innerJoin(raffles, eq(raffles.numero, tickets.numero));

/** How many tickets are made before others have their turn: a millisecond or two. */
const SLICE = 500;

/** Makes tickets, and lets the calls of others in between. There are few draws, so that each of their dates is read once. */
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

/** A ticket of a link or of a sale, of what a query says of it. */
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

/** The tickets of a sale as a query of sales gives them, with its row and in one statement. */
interface SaleTickets {
  readonly rows: readonly Row[];
  /** Whether a ticket has gone to another seller since the link was made, or a payment that is checked holds it. */
  readonly areTaken: boolean;
}

const saleList = sql<SaleTickets>`json_build_object('rows', ${ticketRows},
  'areTaken', coalesce(bool_or(${tickets.ownerId} <> ${sales.passengerId} or ${tickets.heldBy} is not null), false))`;

/** A column for queries of sales, whose tickets it holds; made into raffles by `rafflesOfSale`. */
export const saleTicketsColumn = (db: Db): SQL<SaleTickets> =>
  sql<SaleTickets>`${select(db, saleList)
    .innerJoin(saleTickets, eq(saleTickets.ticketId, tickets.id))
    .where(eq(saleTickets.saleId, sales.id))}`;

/** The database has a price for each ticket. */
export const rafflesOfSale = async ({ rows: found }: SaleTickets): Promise<Priced<Ticket>[][]> =>
  groupTickets(await ticketsOf(found));
