import { and, eq, ne, type SQL } from 'drizzle-orm';
import { ticketStateOf, ticketStateText } from '@rifas/shared/contracts';
import { canTransfer, fullName, groupTickets, raffleNumber, type BagEntry } from '@rifas/shared/domain';
import type { Seller } from '../auth/authenticate';
import type { Db } from '../db/database';
import { draws, passengers, tickets } from '../db/schema';
import type { App } from '../platform/app';
import { numbersBeingPaid } from './live-attempts';

const select = (db: Db) =>
  db
    .select({
      number: tickets.numero,
      draw: draws.numero,
      stateText: tickets.estado,
      ownerId: tickets.ownerId,
      firstName: passengers.nombres,
      lastName: passengers.apellidos,
    })
    .from(tickets)
    .innerJoin(draws, eq(draws.id, tickets.drawId))
    .innerJoin(passengers, eq(passengers.id, tickets.ownerId));
type Row = Awaited<ReturnType<typeof select>>[number];

const ownerOf = (row: Row | undefined): BagEntry['owner'] =>
  row ? { id: row.ownerId, name: fullName(row), lastName: row.lastName } : { id: undefined, name: '' };

const entryOf = (raffle: readonly Row[]): BagEntry => ({
  number: raffleNumber(raffle),
  draws: raffle.map(({ draw }) => draw),
  owner: ownerOf(raffle[0]),
});

const inBag = async (db: Db, owner: SQL): Promise<BagEntry[]> =>
  groupTickets(await select(db).where(and(eq(tickets.estado, ticketStateText('inBag')), owner))).map(entryOf);

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
    numbersBeingPaid(db, passengerId, clock()),
  ]);
  return groupTickets(rows.map((row) => ({ ...row, state: ticketStateOf(row.stateText) })))
    .filter((raffle) => canTransfer(raffle, beingPaid.has(raffleNumber(raffle))))
    .map(entryOf);
}
