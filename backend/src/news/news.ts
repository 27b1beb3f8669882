import { eq, sql, type SQL } from 'drizzle-orm';
import type { NewsKind } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { news, passengers } from '../db/schema';
import { audit } from '../platform/audit';

export interface NewsDetail {
  readonly who: string;
  readonly numbers: readonly string[];
  readonly amountCents?: number;
}

/**
 * Adds an entry to a seller's news. Call it last in the transaction that causes it: from here to the commit the
 * seller's row is locked, so that entries are committed in the order of their numbers.
 */
export async function addNews(
  tx: Db,
  passengerId: number,
  kind: Exclude<NewsKind, 'unknown'>,
  detail: NewsDetail,
  at: Date,
): Promise<void> {
  const [row] = await tx
    .update(passengers)
    .set({ newsSeq: sql`${passengers.newsSeq} + 1` })
    .where(eq(passengers.id, passengerId))
    .returning({ seq: passengers.newsSeq });
  if (!row) throw new Error(`no passenger ${passengerId}`);
  await tx.insert(news).values({ passengerId, seq: row.seq, kind, detail: { ...detail }, createdAt: at });
}

/** Sets whether a seller gets a mail for each sale by card. @returns whether the seller exists */
export const chooseSaleMails = (db: Db, which: SQL, saleMails: boolean): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [seller] = await tx.update(passengers).set({ saleMails }).where(which).returning();
    if (!seller) return false;
    const { id, userId } = seller;
    const detail = { ventas: saleMails };
    await audit(tx, { userId, action: 'pasajero.mails', entity: 'pasajero', entityId: id, detail });
    return true;
  });
