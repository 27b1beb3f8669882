import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { inserted } from '../db/inserted';
import { isOneOf } from '../db/one-of';
import { deposits, draws, itineraries, passengers, raffles, tickets, users } from '../db/schema';
import type { DepositRow } from './deposits-file';
import type { TicketCsvRow } from './raffles-file';
import type { SellerRow } from './sellers-file';

const BATCH = 500;

async function inBatches<T>(rows: readonly T[], insert: (batch: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}

/** @param hashes the hashes of their provisional passwords, in the same order */
export async function insertSellers(tx: Db, sellers: readonly SellerRow[], hashes: readonly string[]): Promise<void> {
  for (const [index, { email, nombres, apellidos, celular, itinerario, precioItinerario }] of sellers.entries()) {
    const user = await tx
      .insert(users)
      .values({ email, passwordHash: hashes[index] ?? '', mustSetPassword: true })
      .returning()
      .then(inserted);
    if (precioItinerario !== undefined) {
      await tx.insert(itineraries).values({ nombre: itinerario, precioCents: precioItinerario }).onConflictDoNothing();
    }
    const [trip] =
      itinerario === '' ? [] : await tx.select().from(itineraries).where(eq(itineraries.nombre, itinerario));
    await tx.insert(passengers).values({ userId: user.id, nombres, apellidos, celular, itineraryId: trip?.id ?? null });
  }
}

/** Draws that exist keep their date. */
export async function insertTickets(
  tx: Db,
  rows: readonly TicketCsvRow[],
  passengerOf: ReadonlyMap<string, number>,
): Promise<void> {
  const numeros = [...new Set(rows.map(({ numero }) => numero))];
  await inBatches(numeros, (batch) =>
    tx
      .insert(raffles)
      .values(batch.map((numero) => ({ numero })))
      .onConflictDoNothing(),
  );
  const dates = new Map(rows.map(({ sorteo, fechaSorteo }) => [sorteo, fechaSorteo]));
  await inBatches([...dates], (batch) =>
    tx
      .insert(draws)
      .values(batch.map(([numero, fecha]) => ({ numero, fecha })))
      .onConflictDoNothing(),
  );
  const known = await tx
    .select()
    .from(draws)
    .where(isOneOf(draws.numero, [...dates.keys()]));
  const drawOf = new Map(known.map(({ numero, id }) => [numero, id]));
  await inBatches(rows, (batch) =>
    tx.insert(tickets).values(
      batch.map(({ numero, sorteo, email, precio }) => ({
        numero,
        drawId: drawOf.get(sorteo) ?? 0,
        ownerId: passengerOf.get(email) ?? 0,
        precioCents: precio,
      })),
    ),
  );
}

export async function insertDeposits(
  tx: Db,
  rows: readonly DepositRow[],
  passengerOf: ReadonlyMap<string, number>,
): Promise<void> {
  await inBatches(rows, (batch) =>
    tx.insert(deposits).values(
      batch.map(({ referencia, email, monto, fecha }) => ({
        tipo: 'Contado' as const,
        passengerId: passengerOf.get(email) ?? 0,
        montoCents: monto,
        fecha,
        referencia,
      })),
    ),
  );
}
