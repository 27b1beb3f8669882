import { and, asc, eq, sql } from 'drizzle-orm';
import { ticketStateOf } from '@rifas/shared/contracts';
import { isPending, type TicketState } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { isOneOf } from '../db/one-of';
import { prepared } from '../db/prepared';
import { tickets } from '../db/schema';

export type TicketRow = typeof tickets.$inferSelect;

/** The state of a row in words of the domain. */
export const stateOf = ({ estado }: Pick<TicketRow, 'estado'>): TicketState => ticketStateOf(estado);

/** Whether a ticket waits for its payment, and is not held by a payment that is checked (docs/rules.md, "Notices"). */
export const isPendingRow = (row: Pick<TicketRow, 'estado' | 'heldBy'>): boolean =>
  isPending({ state: stateOf(row) }) && row.heldBy === null;

/**
 * Locks tickets for the rest of the transaction, always in id order, so that two transactions never wait for each other. Every change
 * of a ticket starts here, because a row that was read before its lock may be out of date (docs/rules.md, "A ticket is sold once").
 * @returns the rows as they are now, without the unknown ids
 */
export async function lockTickets(tx: Db, ids: readonly number[]): Promise<TicketRow[]> {
  return tx.select().from(tickets).where(isOneOf(tickets.id, ids)).orderBy(asc(tickets.id)).for('update');
}

const lockedOwnTickets = prepared('locked_own_tickets', (db) =>
  db
    .select()
    .from(tickets)
    .where(and(isOneOf(tickets.id, sql.placeholder('ids')), eq(tickets.ownerId, sql.placeholder('ownerId'))))
    .orderBy(asc(tickets.id))
    .for('update'),
);

/**
 * The same for those of the tickets that belong to one seller at that moment: a caller who names tickets of others
 * neither locks nor reads them.
 */
export async function lockOwnTickets(tx: Db, ids: readonly number[], ownerId: number): Promise<TicketRow[]> {
  return lockedOwnTickets(tx, { ids, ownerId });
}

/**
 * The columns that decide whether a raffle may move to another seller. One call reads a thousand raffles, so no other
 * column is read.
 */
const MOVING = {
  id: tickets.id,
  numero: tickets.numero,
  ownerId: tickets.ownerId,
  receiverId: tickets.receiverId,
  estado: tickets.estado,
};
export type MovingTicket = Pick<TicketRow, keyof typeof MOVING>;

export async function lockRaffles(tx: Db, numbers: readonly string[]): Promise<MovingTicket[]> {
  return readRaffles(tx, numbers).for('update');
}

/** Every ticket of some raffles in id order, without a lock: decide again under a lock before a change. */
export const readRaffles = (db: Db, numbers: readonly string[]) =>
  db.select(MOVING).from(tickets).where(isOneOf(tickets.numero, numbers)).orderBy(asc(tickets.id));
