import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { inserted } from '../db/inserted';
import { isOneOf } from '../db/one-of';
import { deposits, draws, itineraries, passengers, raffles, tickets, users } from '../db/schema';
import type { DepositRow } from './deposits-file';
import type { TicketCsvRow } from './raffles-file';
import type { SellerRow } from './sellers-file';

const BATCH = 500;
// Sales wait while tickets are inserted. Columns sent as lists take a third of the time of a parameter for each value.
const LISTED_BATCH = 5000;

async function inBatches<T>(
  rows: readonly T[],
  insert: (batch: T[]) => PromiseLike<unknown>,
  size = BATCH,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) await insert(rows.slice(start, start + size));
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
  await inBatches(
    numeros,
    (batch) =>
      tx.execute(
        sql`insert into ${raffles} (numero) select unnest(${sql.param(batch)}::text[]) on conflict do nothing`,
      ),
    LISTED_BATCH,
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
  const insert = (batch: readonly TicketCsvRow[]) => {
    const numbers = sql.param(batch.map(({ numero }) => numero));
    const drawIds = sql.param(batch.map(({ sorteo }) => drawOf.get(sorteo) ?? 0));
    const owners = sql.param(batch.map(({ email }) => passengerOf.get(email) ?? 0));
    const prices = sql.param(batch.map(({ precio }) => precio));
    return tx.execute(sql`insert into ${tickets} (numero, draw_id, owner_id, precio_cents)
      select * from unnest(${numbers}::text[], ${drawIds}::int[], ${owners}::int[], ${prices}::int[])`);
  };
  await inBatches(rows, insert, LISTED_BATCH);
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
