import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database';
import type { Mailer } from '../mailbox/mailer';
import type { Config } from './config';
import type { Metrics } from './metrics';

/** The present instant; tests move it. */
export type Clock = () => Date;

/** What a resource is registered with. Nothing in it is state of the process: that is in the database. */
export interface App {
  readonly http: FastifyInstance;
  readonly db: Db;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly metrics: Metrics;
}
