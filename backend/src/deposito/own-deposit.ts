import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { cents, minusCents, type Cents } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { prepared } from '../db/prepared';
import { deposits } from '../db/schema';
import { BusinessError } from '../platform/errors';

export type DepositRow = typeof deposits.$inferSelect;

/** A text the pages show as it is. */
export const refusal = (text: string): BusinessError => new BusinessError(text, { message: text });

const lockedDeposit = prepared('locked_deposit', (db) =>
  db
    .select()
    .from(deposits)
    .where(eq(deposits.id, sql.placeholder('id')))
    .for('update'),
);

/** Locks a deposit for the rest of the transaction. Lock the tickets first, as everywhere, so that no two calls wait for each other. */
export async function lockDeposit(tx: Db, id: number): Promise<DepositRow | undefined> {
  const [row] = await lockedDeposit(tx, { id });
  return row;
}

/**
 * A seller can use only their own bank deposits. A card deposit is used up by its sale.
 * @throws BusinessError
 */
export function ownBankDeposit(row: DepositRow | undefined, passengerId: number): DepositRow {
  if (row?.passengerId !== passengerId || row.tipo !== 'Contado') throw refusal('El depósito no está entre los tuyos.');
  return row;
}

/** `usedCents` is kept by triggers of the database. */
export const balanceOfRow = (row: DepositRow): Cents => minusCents(cents(row.montoCents), cents(row.usedCents));

/** Whether a constraint of the database refused the change. Constraints protect the data if a lock is ever missing. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.constraint === constraint;
}
