import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/database';
import { tickets } from '../db/schema';

export type TicketRow = typeof tickets.$inferSelect;

/**
 * Locks tickets for the rest of the transaction, always in id order, so that two transactions never wait for each other. Every change
 * of a ticket starts here, because a row that was read before its lock may be out of date (docs/rules.md, "A ticket is sold once").
 * @returns the rows as they are now, without the unknown ids
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
