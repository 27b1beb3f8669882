import { sql } from 'drizzle-orm';
import type { App } from './app';
import { consume } from './rate-limit';

/** A statement that changes a row: a standby database, or one whose disk is full, still answers reads. */
const writes = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  consume(db, clock, [{ key: 'healthz', max: Number.MAX_SAFE_INTEGER, windowSeconds: 60 }]);

/**
 * `/livez`: the process answers; if it does not, restart it. `/healthz`: the process can work, because the database
 * takes writes; if it answers 503, send visitors elsewhere. For load balancers and for `npm start`.
 */
export function registerHealth(app: App): void {
  const { http, db, config } = app;
  const { name: deployment } = config.deployment;
  const unlimited = { logLevel: 'warn', config: { unlimited: true } } as const;
  http.get('/livez', unlimited, async () => ({ status: 'success', data: { deployment } }));
  http.get('/healthz', unlimited, async (request, reply) => {
    const unready = (error: unknown, database: 'down' | 'read-only') => {
      request.log.error({ err: error }, `database ${database}`);
      return reply.code(503).send({ status: 'error', data: { database, deployment } });
    };
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      return unready(error, 'down');
    }
    try {
      await writes(app);
    } catch (error) {
      return unready(error, 'read-only');
    }
    return { status: 'success', data: { database: 'up', deployment } };
  });
}
