import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { inserted } from '../db/inserted';
import { cardDetails, deposits, draws, passengers, raffles, tickets, users } from '../db/schema';

export const PASSWORD = 'Rifas2026!';

export const CASH_BUYER = {
  Nombre: 'Marta',
  Apellido: 'Gómez',
  Email: 'marta@mail.com',
  Celular: '099',
  Departamento: '',
};

// Weak parameters save time. Login replaces such a hash by a strong one.
let weakHash: Promise<string> | undefined;

export interface TestSeller {
  userId: number;
  passengerId: number;
  email: string;
}

/** A seller who can log in with PASSWORD. */
export async function createSeller(
  db: Db,
  email = 'ana@example.com',
  { mustSetPassword = false } = {},
): Promise<TestSeller> {
  weakHash ??= hash(PASSWORD, { memoryCost: 1024, timeCost: 1 });
  const user = await db
    .insert(users)
    .values({ email, passwordHash: await weakHash, mustSetPassword })
    .returning()
    .then(inserted);
  const [name = ''] = email.split('@');
  const passenger = await db
    .insert(passengers)
    .values({ userId: user.id, nombres: name, apellidos: 'Pérez', celular: '099 123 456' })
    .returning()
    .then(inserted);
  return { userId: user.id, passengerId: passenger.id, email };
}

interface RaffleOptions {
  numero: string;
  draws?: number;
  priceCents?: number;
}

/**
 * A raffle with one ticket per draw '1', '2', ...; missing draws are created.
 * @returns ticket ids in the order of the draws
 */
export async function createRaffle(
  db: Db,
  ownerId: number,
  { numero, draws: count = 2, priceCents = 2000 }: RaffleOptions,
): Promise<number[]> {
  await db.insert(raffles).values({ numero });
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    await db
      .insert(draws)
      // So far ahead that no backend with the real clock sees it over.
      .values({ numero: String(number), fecha: '2999-03-15 20:00:00' })
      .onConflictDoNothing();
    const [draw] = await db
      .select()
      .from(draws)
      .where(eq(draws.numero, String(number)));
    const [ticket] = await db
      .insert(tickets)
      .values({ numero, drawId: draw?.id ?? 0, precioCents: priceCents, ownerId })
      .returning();
    ids.push(ticket?.id ?? 0);
  }
  return ids;
}

/** Changes a ticket without any rule. */
export const changeTicket = (db: Db, id: number | undefined, change: Partial<typeof tickets.$inferInsert>) =>
  db
    .update(tickets)
    .set(change)
    .where(eq(tickets.id, id ?? 0));

/** A bank deposit. */
export async function createDeposit(
  db: Db,
  passengerId: number,
  montoCents: number,
  fecha = '2026-11-01 10:00:00',
): Promise<number> {
  const [deposit] = await db.insert(deposits).values({ passengerId, montoCents, tipo: 'Contado', fecha }).returning();
  return deposit?.id ?? 0;
}

const SOME_CARD = {
  issuer: '',
  acquirer: '',
  codigoAutorizacion: '',
  numeroTarjeta: '',
  tipo: 'Credito',
  cuotas: '01',
} as const;

/** A settled card payment. */
export async function createCardDeposit(
  db: Db,
  passengerId: number,
  montoCents: number,
  card: Partial<typeof cardDetails.$inferInsert> = {},
): Promise<number> {
  const fecha = '2026-11-03 18:00:00';
  const [deposit] = await db.insert(deposits).values({ passengerId, montoCents, tipo: 'Tarjeta', fecha }).returning();
  const depositId = deposit?.id ?? 0;
  await db.insert(cardDetails).values({ depositId, fechaTransaccion: fecha, ...SOME_CARD, ...card });
  return depositId;
}
