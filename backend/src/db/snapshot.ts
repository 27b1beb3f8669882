import type { Db } from './database';

/**
 * Reads with several queries from one moment. Without it a sale may be committed between two of them, and the answer
 * mixes what was before with what is after.
 * @example const sum = await snapshotOf(db, async (tx) => (await tx.$count(sales)) + (await tx.$count(refunds)));
 */
export const snapshotOf = <Result>(db: Db, read: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
