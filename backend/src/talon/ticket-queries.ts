import { eq, sql } from 'drizzle-orm';
import { cardTypeOf, ticketStateOf } from '@rifas/shared/contracts';
import { cents, groupTickets, type Priced, type Ticket, type WallTime } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { draws, raffles, saleTickets, tickets } from '../db/schema';
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
const select = (db: Db) =>
  db
    .select({ rows: sql<readonly Row[]>`coalesce(json_agg(${row}), '[]'::json)` })
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

/** Tickets by raffle. The database has a price for each. */
async function grouped(found: PromiseLike<readonly { readonly rows: readonly Row[] }[]>): Promise<Priced<Ticket>[][]> {
  const [list] = await found;
  return groupTickets(await ticketsOf(list?.rows ?? []));
}

export const rafflesOf = (db: Db, ownerId: number): Promise<Priced<Ticket>[][]> =>
  grouped(select(db).where(eq(tickets.ownerId, ownerId)));

/** The tickets of a payment link. */
export const rafflesOfSale = (db: Db, saleId: number): Promise<Priced<Ticket>[][]> =>
  grouped(
    select(db).innerJoin(saleTickets, eq(saleTickets.ticketId, tickets.id)).where(eq(saleTickets.saleId, saleId)),
  );
