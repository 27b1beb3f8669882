import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { BagEntry } from '@rifas/shared/contracts';
import { canTransfer, groupTickets } from '@rifas/shared/domain';
import type { Seller } from '../auth/authenticate';
import type { Db } from '../db/database';
import { draws, passengers, tickets } from '../db/schema';
import type { App } from '../platform/app';
import { numerosBeingPaid } from './live-attempts';

const select = (db: Db) =>
  db
    .select({
      Numero: tickets.numero,
      SorteoNumero: draws.numero,
      Estado: tickets.estado,
      ownerId: tickets.ownerId,
      nombres: passengers.nombres,
      apellidos: passengers.apellidos,
    })
    .from(tickets)
    .innerJoin(draws, eq(draws.id, tickets.drawId))
    .innerJoin(passengers, eq(passengers.id, tickets.ownerId));
type Row = Awaited<ReturnType<typeof select>>[number];

const entryOf = (raffle: readonly Row[]): BagEntry => ({
  Numero: raffle[0]?.Numero ?? '',
  Sorteos: raffle.map((ticket) => ({
    sorteo_numero: ticket.SorteoNumero,
    pasajero_id: ticket.ownerId,
    pasajero_nombres: ticket.nombres,
    pasajero_apellidos: ticket.apellidos,
  })),
});

const inBag = async (db: Db, owner: SQL): Promise<BagEntry[]> =>
  groupTickets(await select(db).where(and(eq(tickets.estado, 'Para transferir'), owner))).map(entryOf);

/** The bag as the caller sees it: without the caller's own raffles (docs/rules.md, "Bag"). */
export const bagWithout = (db: Db, passengerId: number): Promise<BagEntry[]> =>
  inBag(db, ne(tickets.ownerId, passengerId));

export const bagOf = (db: Db, passengerId: number): Promise<BagEntry[]> => inBag(db, eq(tickets.ownerId, passengerId));

/** Raffles that the seller may transfer now, by number (docs/rules.md, "Transfers"). */
export async function transferableOf(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { passengerId }: Seller,
): Promise<BagEntry[]> {
  const [rows, beingPaid] = await Promise.all([
    select(db).where(eq(tickets.ownerId, passengerId)),
    numerosBeingPaid(db, passengerId, clock()),
  ]);
  return groupTickets(rows)
    .filter((raffle) => canTransfer(raffle, beingPaid.has(raffle[0]?.Numero ?? '')))
    .map(entryOf);
}
