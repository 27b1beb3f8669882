import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { attemptEvents, paymentAttempts } from '../db/schema';

/** Everything that happened to the card payments of a sale, oldest first: to answer a buyer who calls. */
export async function attemptLog(db: Db, saleId: number) {
  return db
    .select({
      at: attemptEvents.createdAt,
      attemptId: paymentAttempts.id,
      kind: attemptEvents.kind,
      detail: attemptEvents.detail,
      brand: paymentAttempts.brand,
      instalments: paymentAttempts.instalments,
      email: paymentAttempts.buyerEmail,
    })
    .from(attemptEvents)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, attemptEvents.attemptId))
    .where(eq(paymentAttempts.saleId, saleId))
    .orderBy(asc(attemptEvents.id));
}
