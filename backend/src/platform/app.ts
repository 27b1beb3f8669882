import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database';
import type { Gateway } from '../gateway/gateway';
import type { Mailer } from '../mail/outbox';
import type { Config } from './config';
import type { FairCalls } from './fair-calls';
import type { Metrics } from './metrics';

/** The present time. Tests set it. */
export type Clock = () => Date;

/** What every resource gets. Whatever must outlive the process, or hold for all copies of it, is in the database. */
export interface App {
  readonly http: FastifyInstance;
  readonly db: Db;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly gateway: Gateway;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Limits how often, and how many calls at once, a seller or an address may send to this copy of the backend. */
  readonly fairCalls: FairCalls;
}
