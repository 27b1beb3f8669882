import { NodePgSession } from 'drizzle-orm/node-postgres';
import { openDatabase } from '../db/database';

// The control run of the kills: the same backend, but each statement of a transaction is committed at once. Half
// written data then shows why transactions are needed.
Object.assign(NodePgSession.prototype, {
  transaction(this: unknown, work: (tx: unknown) => Promise<unknown>) {
    return work(everything.db);
  },
});
const everything = openDatabase(process.env['DATABASE_URL'] ?? '');

await import('../main');
