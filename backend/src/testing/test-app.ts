import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterwards } from '@rifas/tooling/lib/afterwards.testing';
import { issueToken } from '../auth/session-tokens';
import { mails } from '../db/schema';
import type { Gateway } from '../gateway/gateway';
import { createMailer } from '../mail/outbox';
import type { Config } from '../platform/config';
import { createMetrics } from '../platform/metrics';
import { gatewayOf } from '../sandbox/gateway-of';
import { buildServer } from '../server';
import { contractRequest } from './contract-request';
import { createTestDatabase, type TestDatabase } from './test-database';
import { testDeployment, type DeploymentChanges } from './test-deployment';

export interface TestAppOptions {
  deployment?: DeploymentChanges;
  config?: Partial<Omit<Config, 'deployment'>>;
  /** Shares a database with another app: a second copy of the backend. */
  database?: TestDatabase;
  logLines?: string[];
  /** Replaces or wraps the sandbox's gateway. */
  gateway?: (sandbox: Gateway, clock: () => Date) => Gateway;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** The envelope. Login and validate have their fields at the top. */
  body: { status?: string; data?: unknown; message?: string; code?: number; token?: string | null; newUser?: boolean };
  text: string;
}

const TEST_NOW = new Date('2026-11-21T15:00:00Z');

const testConfig = (options: TestAppOptions): Config => ({
  production: false,
  deployment: testDeployment(options.deployment),
  jwtSecret: 'test-jwt-secret-test-jwt-secret-32',
  gatewaySecret: 'test-gateway-secret',
  captchaSecret: 'test-captcha-secret',
  captchaVerifier: undefined,
  publicUrl: 'http://rifas.test',
  sandbox: true,
  demo: false,
  smtpUrl: undefined,
  mailFrom: 'Rifas <contacto@rifas.example>',
  dataDir: '',
  logLevel: options.logLines ? 'info' : 'silent',
  trustProxy: 'loopback',
  checkAnswers: true,
  // Tests call faster than any visitor; tests of the limits set their own.
  callLimits: { seller: { burst: 1e6, perSecond: 1 }, address: { burst: 1e6, perSecond: 1 } },
  turnLimits: { seller: { atOnce: 1e6, waiting: 0 }, address: { atOnce: 1e6, waiting: 0 } },
  jobsEverySeconds: 10,
  processes: 1,
  ...options.config,
});

/** The whole application on its own database. Both end with the test, or with the file where no test runs yet. */
export async function createTestApp(options: TestAppOptions = {}) {
  const database = options.database ?? (await createTestDatabase());
  const config = testConfig(options);
  let now = TEST_NOW;
  const clock = () => now;
  const { db } = database;
  const mailer = createMailer({ db, clock, config });
  const metrics = createMetrics({ process: false });
  const { logLines, gateway = (sandbox) => sandbox } = options;
  const app = await buildServer({
    db,
    config,
    mailer,
    gateway: gateway(gatewayOf({ db, config, clock }), clock),
    clock,
    metrics,
    ...(logLines ? { logStream: { write: (line: string) => logLines.push(line) } } : {}),
  });

  afterwards(() => app.http.close());

  const request = async (inject: InjectOptions): Promise<Answer> => {
    const response = await app.http.inject(inject);
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : {},
      text: response.body,
    };
  };
  return {
    ...app,
    database,
    request,
    /** Sets the clock, or moves it on by seconds. */
    setTime: (to: Date | number) => {
      now = typeof to === 'number' ? new Date(now.getTime() + to * 1000) : to;
    },
    /** Calls a contract, form-encoded with PHP brackets, with a token if one is given. */
    call: (...asked: Parameters<typeof contractRequest>) => request(contractRequest(...asked)),
    /** A session of a user, without the slow check of a password. */
    tokenOf: (userId: number) => issueToken({ db, config, clock }, userId),
    /** The mails to an address, oldest first. */
    mailsTo: (address: string) => db.select().from(mails).where(eq(mails.toAddress, address)).orderBy(mails.id),
  };
}
export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
