import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ticketStateOf, ticketStateText } from '@rifas/shared/contracts';
import {
  canTransfer,
  fullName,
  groupTickets,
  raffleNumber,
  type BagEntry,
  type PendingTransfer,
} from '@rifas/shared/domain';
import type { Seller } from '../auth/authenticate';
import type { Db } from '../db/database';
import { draws, passengers, tickets, users } from '../db/schema';
import type { App } from '../platform/app';
import { groupBy } from '../platform/group-by';
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

const raffleOf = (rows: readonly Pick<Row, 'number' | 'draw'>[]) => ({
  number: raffleNumber(rows),
  draws: rows.map(({ draw }) => draw),
});

const ownerOf = (row: Row | undefined): BagEntry['owner'] =>
  row ? { id: row.ownerId, name: fullName(row), lastName: row.lastName } : { id: undefined, name: '' };

const entryOf = (rows: readonly Row[]): BagEntry => ({ ...raffleOf(rows), owner: ownerOf(rows[0]) });

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

/** Tickets in transfer, grouped by the contacts of the other side: people ordered by name, raffles by number. */
async function pending(db: Db, otherSide: PgColumn, condition: SQL): Promise<PendingTransfer[]> {
  const rows = await db
    .select({
      personId: passengers.id,
      firstName: passengers.nombres,
      lastName: passengers.apellidos,
      email: users.email,
      phone: passengers.celular,
      number: tickets.numero,
      draw: draws.numero,
    })
    .from(tickets)
    .innerJoin(draws, eq(draws.id, tickets.drawId))
    .innerJoin(passengers, eq(passengers.id, otherSide))
    .innerJoin(users, eq(users.id, passengers.userId))
    .where(and(eq(tickets.estado, ticketStateText('requested')), condition))
    .orderBy(asc(passengers.nombres), asc(passengers.apellidos), asc(passengers.id));
  return [...groupBy(rows, (row) => row.personId).values()].flatMap((theirs) => {
    const [person] = theirs;
    if (!person) return [];
    const counterpart = { name: fullName(person), email: person.email, phone: person.phone };
    return [{ counterpart, raffles: groupTickets(theirs).map(raffleOf) }];
  });
}

/** Raffles that the seller has to hand over; the counterpart asked for them (docs/rules.md, "Pending transfers"). */
export const pendingDelivery = (db: Db, passengerId: number): Promise<PendingTransfer[]> =>
  pending(db, tickets.receiverId, eq(tickets.ownerId, passengerId));

/** Raffles that the seller will receive; the counterpart still owns them (docs/rules.md, "Pending transfers"). */
export const pendingReception = (db: Db, passengerId: number): Promise<PendingTransfer[]> =>
  pending(db, tickets.ownerId, eq(tickets.receiverId, passengerId));

/** The owners' contacts for the tickets just asked for. */
export const ownersOf = (db: Db, ticketIds: readonly number[]): Promise<PendingTransfer[]> =>
  pending(db, tickets.ownerId, inArray(tickets.id, [...ticketIds]));
