import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ticketStateText } from '@rifas/shared/contracts';
import { fullName, groupTickets, raffleNumber, type PendingTransfer } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { draws, passengers, tickets, users } from '../db/schema';
import { groupBy } from '../platform/group-by';

/** Tickets on their way, by the other side's contacts: people by name, raffles by number. */
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
  return [...groupBy(rows, (row) => row.personId).values()].map((theirs) => ({
    counterpart: counterpartOf(theirs[0]),
    raffles: groupTickets(theirs).map((raffle) => ({
      number: raffleNumber(raffle),
      draws: raffle.map(({ draw }) => draw),
    })),
  }));
}

const counterpartOf = (
  person: { firstName: string; lastName: string; email: string; phone: string } | undefined,
): PendingTransfer['counterpart'] => ({
  name: person ? fullName(person) : '',
  email: person?.email ?? '',
  phone: person?.phone ?? '',
});

/** What the seller has to hand over; the counterpart is who asked for it (docs/rules.md, "Pending transfers"). */
export const pendingDelivery = (db: Db, passengerId: number): Promise<PendingTransfer[]> =>
  pending(db, tickets.receiverId, eq(tickets.ownerId, passengerId));

/** What the seller will receive; the counterpart is who has it (docs/rules.md, "Pending transfers"). */
export const pendingReception = (db: Db, passengerId: number): Promise<PendingTransfer[]> =>
  pending(db, tickets.ownerId, eq(tickets.receiverId, passengerId));

/** The owners' contacts for the tickets just asked for. */
export const ownersOf = (db: Db, ticketIds: readonly number[]): Promise<PendingTransfer[]> =>
  pending(db, tickets.ownerId, inArray(tickets.id, [...ticketIds]));
