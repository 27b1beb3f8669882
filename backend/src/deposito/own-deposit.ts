import { eq } from 'drizzle-orm';
import pg from 'pg';
import { cents, minusCents, type Cents } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { deposits } from '../db/schema';
import { BusinessError } from '../platform/errors';

export type DepositRow = typeof deposits.$inferSelect;

/** A text the pages show as it is. */
export const refusal = (text: string): BusinessError => new BusinessError(text, { message: text });

/** Locks a deposit for the rest of the transaction; after the tickets', as everywhere. */
export async function lockDeposit(tx: Db, id: number): Promise<DepositRow | undefined> {
  const [row] = await tx.select().from(deposits).where(eq(deposits.id, id)).for('update');
  return row;
}

/**
 * Only one's own bank deposits can be drawn on; a card deposit is all used by its sale.
 * @throws BusinessError
 */
export function ownBankDeposit(row: DepositRow | undefined, passengerId: number): DepositRow {
  if (row?.passengerId !== passengerId || row.tipo !== 'Contado') throw refusal('El depósito no está entre los tuyos.');
  return row;
}

/** By the column that the database keeps (drizzle/0001). */
export const balanceOfRow = (row: DepositRow): Cents => minusCents(cents(row.montoCents), cents(row.usedCents));

/** Whether the database refused by a constraint: the last line of defence, should a lock ever be missing. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.constraint === constraint;
}
