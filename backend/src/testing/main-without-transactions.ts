import { NodePgSession } from 'drizzle-orm/node-postgres';
import { openDatabase } from '../db/database';

// The control of the kills: the same backend, but each statement of a transaction counts at once. What is left half written then shows
// what transactions are for.
Object.assign(NodePgSession.prototype, {
  transaction(this: unknown, work: (tx: unknown) => Promise<unknown>) {
    return work(everything.db);
  },
});
const everything = openDatabase(process.env['DATABASE_URL'] ?? '');

await import('../main');
