import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import type { Db } from './db/database';
import type { Gateway } from './gateway/gateway';
import { patientGateway } from './gateway/patient-gateway';
import type { Mailer } from './mail/outbox';
import type { App, Clock } from './platform/app';
import { CALL_LIMITS } from './platform/call-limits';
import type { Config } from './platform/config';
import { registerErrorAnswers } from './platform/error-answers';
import { registerFairCalls } from './platform/fair-calls';
import { registerHealth } from './platform/health';
import { loggerOptions } from './platform/logging';
import { createMetrics, registerMetrics, type Metrics } from './platform/metrics';
import { closePromptly } from './platform/prompt-close';
import { BODY_LIMIT, registerBodyParsers } from './platform/request-body';
import { shareOfLimits } from './platform/share-of-limits';
import { TURN_LIMITS } from './platform/turns';
import { resources } from './routes';

// Uploading an image over a slow line takes long.
const REQUEST_TIMEOUT_MS = 120_000;
/** What nginx passes on (docker/nginx/nginx.conf), and its own: a page that it sends must be able to call. */
const HEADER_BYTES = 80 * 1024;

interface ServerOptions {
  db: Db;
  config: Config;
  mailer: Mailer;
  gateway: Gateway;
  clock?: Clock;
  metrics?: Metrics;
  /** Where log lines go instead of standard output. */
  logStream?: { write(line: string): void };
}

/** The application, not yet listening. Shared state is in the database, so that any number of copies may run. */
export async function buildServer({
  db,
  config,
  mailer,
  gateway,
  clock = () => new Date(),
  metrics = createMetrics(),
  logStream,
}: ServerOptions): Promise<App> {
  const http = fastify({
    logger: loggerOptions(config.logLevel, logStream) ?? false,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Cuts off a caller who sends a request byte by byte; fastify itself would wait for ever.
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { maxHeaderSize: HEADER_BYTES },
  });
  closePromptly(http);
  const { callLimits = CALL_LIMITS, turnLimits = TURN_LIMITS, processes } = config;
  const fairCalls = registerFairCalls(http, shareOfLimits({ calls: callLimits, turns: turnLimits }, processes));
  const patient = patientGateway(gateway, (silence) => http.log.warn({ err: silence }, 'gateway silent'));
  const app: App = { http, db, config, mailer, gateway: patient, clock, metrics, fairCalls };
  http.addHook('onRequest', async (request, reply) => {
    // No answer is cached, unless its own route says otherwise.
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });
  registerErrorAnswers(http);
  await registerBodyParsers(http);
  registerHealth(app);
  registerMetrics(http, metrics);
  for (const register of resources) await register(app);
  return app;
}
