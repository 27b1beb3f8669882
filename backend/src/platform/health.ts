import { sql } from 'drizzle-orm';
import type { App } from './app';

/** 200 while the database answers, else 503: for load balancers and for `npm start`. */
export function registerHealth({ http, db, config }: App): void {
  http.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'success', data: { database: 'up', deployment: config.deployment.name } };
    } catch (error) {
      request.log.error({ err: error }, 'database down');
      return reply.code(503).send({ status: 'error', data: { database: 'down', deployment: config.deployment.name } });
    }
  });
}
