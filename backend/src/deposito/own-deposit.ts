import { eq, sql } from 'drizzle-orm';
import { cents, minusCents, type Cents } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { prepared } from '../db/prepared';
import { deposits } from '../db/schema';
import { refusal } from '../platform/errors';

export type DepositRow = typeof deposits.$inferSelect;

const lockedDeposit = prepared('locked_deposit', (db) =>
  db
    .select()
    .from(deposits)
    .where(eq(deposits.id, sql.placeholder('id')))
    .for('update'),
);

/** Locks a deposit for the rest of the transaction. Lock the tickets first, as everywhere, to avoid a deadlock. */
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
