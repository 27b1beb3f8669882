import { eq } from 'drizzle-orm';
import type { Ticket } from '@rifas/shared/contracts';
import { cents, fromCents, groupTickets } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { draws, raffles, saleTickets, tickets } from '../db/schema';
import { dateObject } from '../db/wall-time';

const columns = {
  id: tickets.id,
  Numero: tickets.numero,
  SorteoNumero: draws.numero,
  Estado: tickets.estado,
  precioCents: tickets.precioCents,
  Tipo: tickets.tipo,
  Nombre: tickets.compradorNombre,
  Comentario: raffles.comentario,
  fecha: draws.fecha,
};
interface Row extends Omit<Ticket, 'Precio' | 'FechaSorteo'> {
  precioCents: number;
  fecha: string;
}

const ticketOf = ({ precioCents, fecha, ...ticket }: Row): Ticket => ({
  ...ticket,
  Precio: fromCents(cents(precioCents)),
  FechaSorteo: dateObject(fecha),
});

const select = (db: Db) =>
  db
    .select(columns)
    .from(tickets)
    .innerJoin(draws, eq(draws.id, tickets.drawId))
    .innerJoin(raffles, eq(raffles.numero, tickets.numero));

/** Tickets by raffle, as the API writes them. */
async function grouped(rows: PromiseLike<Row[]>): Promise<Ticket[][]> {
  return groupTickets((await rows).map(ticketOf));
}

export const rafflesOf = (db: Db, ownerId: number): Promise<Ticket[][]> =>
  grouped(select(db).where(eq(tickets.ownerId, ownerId)));

/** The tickets of a payment link. */
export const rafflesOfSale = (db: Db, saleId: number): Promise<Ticket[][]> =>
  grouped(
    select(db).innerJoin(saleTickets, eq(saleTickets.ticketId, tickets.id)).where(eq(saleTickets.saleId, saleId)),
  );
