import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database';
import type { Mailer } from '../mail/mailer';
import type { Config } from './config';
import type { Metrics } from './metrics';

/** The present time. Tests set it. */
export type Clock = () => Date;

/** What every resource gets. It holds no state: all state is in the database. */
export interface App {
  readonly http: FastifyInstance;
  readonly db: Db;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly metrics: Metrics;
}
