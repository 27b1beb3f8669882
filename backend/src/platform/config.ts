import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { CallLimits } from './call-limits';
import { captchaVerifierOf, type CaptchaVerifier } from './captcha-config';
import { loadDeployment, type ServerDeployment } from './deployment';
import { addressIn, givenIn, isOn, oneOf, proxiesIn, senderIn } from './environment';
import type { FairCallsOptions } from './fair-calls';
import { repositoryRoot } from './package-root';
import { productionProblems } from './production';
import { developmentSecret } from './secrets';

/** Everything that the application reads from its environment. It is built once, at start. */
export interface Config {
  readonly production: boolean;
  readonly deployment: ServerDeployment;
  readonly jwtSecret: string;
  readonly gatewaySecret: string;
  /** Signs ALTCHA's challenges. */
  readonly captchaSecret: string;
  readonly captchaVerifier: CaptchaVerifier | undefined;
  /** Address of the site, for links in mails. */
  readonly publicUrl: string;
  /** Whether /sandbox/* exists. */
  readonly sandbox: boolean;
  /** Whether an empty database gets demo sellers. */
  readonly demo: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDir: string;
  readonly logLevel: string;
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: string;
  /** Reads the server's own answers back by their contracts: in tests. */
  readonly checkAnswers: boolean;
  /** How often sellers and addresses may call; the usual limits when left out. */
  readonly callLimits?: CallLimits | undefined;
  /** Calls of one seller and of one address that are worked on at once; missing for the usual number. */
  readonly turnLimits?: FairCallsOptions['turns'] | undefined;
  /** How often what got lost on the way is settled. */
  readonly jobsEverySeconds: number;
  /** How many processes of this machine share the port. */
  readonly processes: number;
}

const WEB = ['http:', 'https:'];
const SMTP = ['smtp:', 'smtps:'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @throws Error that names each variable with a value that makes no sense, or what production lacks */
export function readConfig(found: NodeJS.ProcessEnv): Config {
  const env = givenIn(found);
  // What is mistyped would run with demo sellers and secrets of development.
  const production = oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const dataDir = resolve(env['DATA_DIR'] ?? join(repositoryRoot(), '.data'));
  const secret = (name: string): string => {
    const given = env[name];
    if (given) return given;
    if (production) throw new Error(`${name} is required when NODE_ENV=production.`);
    return developmentSecret(dataDir, name.toLowerCase().replaceAll('_', '-'));
  };
  const deployment = loadDeployment(env);
  const jwtSecret = secret('JWT_SECRET');
  const config: Config = {
    production,
    deployment,
    jwtSecret,
    gatewaySecret: secret('GATEWAY_SECRET'),
    captchaSecret: env['CAPTCHA_SECRET'] || jwtSecret,
    captchaVerifier: captchaVerifierOf(env, deployment, production),
    publicUrl: addressIn('PUBLIC_URL', env['PUBLIC_URL'] ?? 'http://localhost:3000', WEB, 'https://rifas.example'),
    sandbox: isOn(env, 'SANDBOX', !production),
    demo: isOn(env, 'DEMO_DATA', !production),
    smtpUrl: env['SMTP_URL'] && addressIn('SMTP_URL', env['SMTP_URL'], SMTP, 'smtp://user:password@mail.example:587'),
    mailFrom: env['MAIL_FROM'] ? senderIn(env['MAIL_FROM']) : `${deployment.title} <${deployment.links.contactMail}>`,
    dataDir,
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy: proxiesIn(env['TRUST_PROXY'] ?? 'loopback'),
    checkAnswers: false,
    callLimits: callLimitsOf(env),
    turnLimits: turnLimitsOf(env),
    jobsEverySeconds: jobsEverySecondsOf(env),
    processes: processesOf(env),
  };
  const problems = production ? productionProblems(config) : [];
  if (problems.length > 0) throw new Error(`With NODE_ENV=production:\n${problems.join('\n')}`);
  return config;
}

const MAX_PROCESSES = 64;
/** Without a setting. Each process takes memory and ten connections to the database, which has a hundred. */
const USUAL_MAX_PROCESSES = 4;

/**
 * BACKEND_PROCESSES: how many processes serve. Without it one in development, and in production one for each core, up to four.
 * @throws Error where it is no whole number from 1 to 64
 */
export function processesOf({ BACKEND_PROCESSES: text, NODE_ENV }: NodeJS.ProcessEnv): number {
  if (!text) return NODE_ENV === 'production' ? Math.min(availableParallelism(), USUAL_MAX_PROCESSES) : 1;
  const processes = Number(text);
  if (!Number.isInteger(processes) || processes < 1 || processes > MAX_PROCESSES)
    throw new Error(`BACKEND_PROCESSES has to be a whole number from 1 to ${MAX_PROCESSES}, not "${text}".`);
  return processes;
}

/** CALLS_AT_ONCE: of one seller or address, for load tests. */
function turnLimitsOf({ CALLS_AT_ONCE: text }: NodeJS.ProcessEnv): FairCallsOptions['turns'] | undefined {
  if (!text) return undefined;
  const atOnce = Number(text);
  if (!(atOnce >= 1 && atOnce <= 1e6)) throw new Error(`CALLS_AT_ONCE has to be a number from 1, not "${text}".`);
  const limit = { atOnce, waiting: 100 * atOnce };
  return { seller: limit, address: limit };
}

function jobsEverySecondsOf({ JOBS_EVERY_SECONDS: text }: NodeJS.ProcessEnv): number {
  const seconds = Number(text || 10);
  if (!(seconds >= 1 && seconds <= 86_400))
    throw new Error(`JOBS_EVERY_SECONDS has to be a number from 1 to 86400, not "${text}".`);
  return seconds;
}

/** CALLS_PER_SECOND: how many each seller may make, for load tests; an address gets five times as many. */
function callLimitsOf(env: NodeJS.ProcessEnv): CallLimits | undefined {
  const text = env['CALLS_PER_SECOND'];
  if (!text) return undefined;
  const perSecond = Number(text);
  if (!(perSecond >= 1 && perSecond <= 1e6))
    throw new Error(`CALLS_PER_SECOND has to be a number from 1, not "${text}".`);
  return {
    seller: { perSecond, burst: 10 * perSecond },
    address: { perSecond: 5 * perSecond, burst: 50 * perSecond },
  };
}
