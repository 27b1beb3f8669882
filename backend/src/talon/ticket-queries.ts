import { eq } from 'drizzle-orm';
import { cardTypeOf, ticketStateOf } from '@rifas/shared/contracts';
import { cents, groupTickets, type Priced, type Ticket } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { draws, raffles, saleTickets, tickets } from '../db/schema';
import { storedTime } from '../db/wall-time';

const select = (db: Db) =>
  db
    .select({
      id: tickets.id,
      number: tickets.numero,
      draw: draws.numero,
      stateText: tickets.estado,
      priceCents: tickets.precioCents,
      paymentText: tickets.tipo,
      buyer: tickets.compradorNombre,
      comment: raffles.comentario,
      drawDate: draws.fecha,
    })
    .from(tickets)
    .innerJoin(draws, eq(draws.id, tickets.drawId))
    .innerJoin(raffles, eq(raffles.numero, tickets.numero));
type Row = Awaited<ReturnType<typeof select>>[number];

const ticketOf = ({ priceCents, paymentText, buyer, drawDate, ...row }: Row): Priced => ({
  ...row,
  state: ticketStateOf(row.stateText),
  priceCents: cents(priceCents),
  paymentText: paymentText ?? undefined,
  cardType: cardTypeOf(paymentText ?? undefined),
  buyer: buyer ?? undefined,
  drawDate: storedTime(drawDate),
});

/** Tickets by raffle. The database has a price for each. */
const grouped = async (rows: PromiseLike<Row[]>): Promise<Priced<Ticket>[][]> =>
  groupTickets((await rows).map(ticketOf));

export const rafflesOf = (db: Db, ownerId: number): Promise<Priced<Ticket>[][]> =>
  grouped(select(db).where(eq(tickets.ownerId, ownerId)));

/** The tickets of a payment link. */
export const rafflesOfSale = (db: Db, saleId: number): Promise<Priced<Ticket>[][]> =>
  grouped(
    select(db).innerJoin(saleTickets, eq(saleTickets.ticketId, tickets.id)).where(eq(saleTickets.saleId, saleId)),
  );
