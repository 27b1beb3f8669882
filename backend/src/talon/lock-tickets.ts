import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/database';
import { tickets } from '../db/schema';

export type TicketRow = typeof tickets.$inferSelect;

/**
 * Locks tickets for the rest of the transaction, always in id order, so that two transactions never wait for each
 * other. Everything that changes a ticket comes through here (D37): a row read before its lock is out of date.
 * @returns the rows as they are now; unknown ids are simply not among them
 */
export async function lockTickets(tx: Db, ids: readonly number[]): Promise<TicketRow[]> {
  return tx
    .select()
    .from(tickets)
    .where(inArray(tickets.id, [...ids]))
    .orderBy(asc(tickets.id))
    .for('update');
}

/** The same for every ticket of some raffles. */
export async function lockRaffles(tx: Db, numeros: readonly string[]): Promise<TicketRow[]> {
  return tx
    .select()
    .from(tickets)
    .where(inArray(tickets.numero, [...numeros]))
    .orderBy(asc(tickets.id))
    .for('update');
}
