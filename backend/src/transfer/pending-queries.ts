import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PendingEntry } from '@rifas/shared/contracts';
import { groupTickets } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { draws, passengers, tickets, users } from '../db/schema';
import { groupBy } from '../platform/group-by';

/** Tickets on their way, by the other side's contacts: people by name, raffles by number. */
async function pending(db: Db, otherSide: PgColumn, condition: SQL): Promise<PendingEntry[]> {
  const rows = await db
    .select({
      personId: passengers.id,
      nombres: passengers.nombres,
      apellidos: passengers.apellidos,
      email: users.email,
      celular: passengers.celular,
      Numero: tickets.numero,
      SorteoNumero: draws.numero,
    })
    .from(tickets)
    .innerJoin(draws, eq(draws.id, tickets.drawId))
    .innerJoin(passengers, eq(passengers.id, otherSide))
    .innerJoin(users, eq(users.id, passengers.userId))
    .where(and(eq(tickets.estado, 'Solicitada'), condition))
    .orderBy(asc(passengers.nombres), asc(passengers.apellidos), asc(passengers.id));
  return [...groupBy(rows, (row) => row.personId).values()].map((theirs) => ({
    dueno: {
      duenoName: `${theirs[0]?.nombres} ${theirs[0]?.apellidos}`.trim(),
      duenoEmail: theirs[0]?.email,
      duenoPhone: theirs[0]?.celular,
    },
    rifas: groupTickets(theirs).map((raffle) => ({
      Numero: raffle[0]?.Numero ?? '',
      Sorteos: raffle.map((ticket) => ({ sorteo_numero: ticket.SorteoNumero })),
    })),
  }));
}

/** What the seller has to hand over; `dueno` is who asked for it (docs/rules.md, "Pending transfers"). */
export const pendingDelivery = (db: Db, passengerId: number): Promise<PendingEntry[]> =>
  pending(db, tickets.receiverId, eq(tickets.ownerId, passengerId));

/** What the seller will receive; `dueno` is who has it (docs/rules.md, "Pending transfers"). */
export const pendingReception = (db: Db, passengerId: number): Promise<PendingEntry[]> =>
  pending(db, tickets.ownerId, eq(tickets.receiverId, passengerId));

/** The owners' contacts for the tickets just asked for. */
export const ownersOf = (db: Db, ticketIds: readonly number[]): Promise<PendingEntry[]> =>
  pending(db, tickets.ownerId, inArray(tickets.id, [...ticketIds]));
