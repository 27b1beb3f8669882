import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { CallLimits } from './call-limits';
import { captchaVerifierOf } from './captcha-config';
import { loadDeployment } from './deployment';
import { addressIn, givenIn, isLocalHost, isOn, numberIn, oneOf, proxiesIn, senderIn } from './environment';
import type { FairCallsOptions } from './fair-calls';
import { gatewayProblems } from './gateway-config';
import { repositoryRoot } from './package-root';
import { developmentSecret } from './secrets';

const WEB = ['http:', 'https:'];
const SMTP = ['smtp:', 'smtps:'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Everything that the application reads from its environment. It is built once, at start.
 * @throws Error that names each variable with a value that makes no sense, or what production lacks
 */
export function readConfig(found: NodeJS.ProcessEnv) {
  const env = givenIn(found);
  // A mistyped value would start a server with demo sellers and secrets of development.
  const production = oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const dataDir = resolve(env['DATA_DIR'] ?? join(repositoryRoot(), '.data'));
  const secret = (name: string): string => {
    const given = env[name] ?? '';
    return given || production ? given : developmentSecret(dataDir, name.toLowerCase().replaceAll('_', '-'));
  };
  const deployment = loadDeployment(env);
  const jwtSecret = secret('JWT_SECRET');
  const config = {
    production,
    deployment,
    jwtSecret,
    gatewaySecret: secret('GATEWAY_SECRET'),
    /** Signs ALTCHA's challenges. */
    captchaSecret: env['CAPTCHA_SECRET'] || jwtSecret,
    captchaVerifier: captchaVerifierOf(env, deployment, production),
    /** Address of the site, for links in mails. */
    publicUrl: addressIn('PUBLIC_URL', env['PUBLIC_URL'] ?? 'http://localhost:3000', WEB, 'https://rifas.example'),
    /** Whether /sandbox/* exists. */
    sandbox: isOn(env, 'SANDBOX', !production),
    /** Whether an empty database gets demo sellers. */
    demo: isOn(env, 'DEMO_DATA', !production),
    smtpUrl: env['SMTP_URL'] && addressIn('SMTP_URL', env['SMTP_URL'], SMTP, 'smtp://user:password@mail.example:587'),
    mailFrom: env['MAIL_FROM'] ? senderIn(env['MAIL_FROM']) : `${deployment.title} <${deployment.links.contactMail}>`,
    dataDir,
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    /** Proxies whose X-Forwarded-For is believed. */
    trustProxy: proxiesIn(env['TRUST_PROXY'] ?? 'loopback'),
    /** Tests only: checks each answer of the server against its contract. */
    checkAnswers: false,
    /** How often sellers and addresses may call; the usual limits where it is undefined. */
    callLimits: callLimitsOf(env),
    /** How many calls of one seller or address are worked on at once; the usual limits where it is undefined. */
    turnLimits: turnLimitsOf(env),
    /** How often jobs settle what was lost, such as a notice of the gateway. */
    jobsEverySeconds: numberIn(env, 'JOBS_EVERY_SECONDS', { max: 86_400 }) ?? 10,
    /** How many processes of this machine share the port. */
    processes: processesOf(env),
  };
  const problems = production ? productionProblems(config, env) : [];
  if (problems.length > 0) throw new Error(`With NODE_ENV=production:\n${problems.join('\n')}`);
  return config;
}
export type Config = Readonly<ReturnType<typeof readConfig>>;

const MAX_PROCESSES = 64;
/** The most processes without a setting. Each takes memory and ten connections to the database, which has a hundred. */
const USUAL_MAX_PROCESSES = 4;

/**
 * BACKEND_PROCESSES: how many processes serve. Without it one in development, and in production one for each core, up
 * to four.
 * @throws Error if the value is not a whole number from 1 to 64
 */
export function processesOf(env: NodeJS.ProcessEnv): number {
  const usual = env['NODE_ENV'] === 'production' ? Math.min(availableParallelism(), USUAL_MAX_PROCESSES) : 1;
  return numberIn(env, 'BACKEND_PROCESSES', { max: MAX_PROCESSES, isWhole: true }) ?? usual;
}

/** CALLS_AT_ONCE: how many calls of one seller or address are worked on at once, for load tests. */
function turnLimitsOf(env: NodeJS.ProcessEnv): FairCallsOptions['turns'] | undefined {
  const atOnce = numberIn(env, 'CALLS_AT_ONCE', { max: 1e6 });
  if (atOnce === undefined) return undefined;
  const limit = { atOnce, waiting: 100 * atOnce };
  return { seller: limit, address: limit };
}

/** CALLS_PER_SECOND: how many each seller may make, for load tests; an address gets five times as many. */
function callLimitsOf(env: NodeJS.ProcessEnv): CallLimits | undefined {
  const perSecond = numberIn(env, 'CALLS_PER_SECOND', { max: 1e6 });
  if (perSecond === undefined) return undefined;
  return {
    seller: { perSecond, burst: 10 * perSecond },
    address: { perSecond: 5 * perSecond, burst: 50 * perSecond },
  };
}

// The length of the hash that signs sessions.
const SHORTEST_SECRET = 32;

const leadsNowhere = (address: string): boolean => !URL.canParse(address) || isLocalHost(new URL(address).hostname);

/**
 * The reasons why a configuration must not run in production, each with the variable that fixes it: a half configured
 * server would sell tickets to a sandbox, or let anybody log in as anybody.
 */
function productionProblems(config: Config, env: NodeJS.ProcessEnv): string[] {
  const secrets = { JWT_SECRET: config.jwtSecret, GATEWAY_SECRET: config.gatewaySecret };
  return [
    ...Object.entries(secrets)
      .filter(([, secret]) => secret.length < SHORTEST_SECRET)
      .map(([variable, secret]) =>
        secret === ''
          ? `${variable} is missing: a text of ${SHORTEST_SECRET} characters at least.`
          : `${variable} has to have ${SHORTEST_SECRET} characters at least: it can be guessed.`,
      ),
    ...(config.sandbox ? ['SANDBOX=1 shows every mail to everybody, and takes payments that nobody made.'] : []),
    ...(config.demo ? ['DEMO_DATA=1 makes sellers whose password is in the repository.'] : []),
    ...(config.smtpUrl === undefined ? ['SMTP_URL is missing: no e-ticket and no reset link would leave.'] : []),
    ...(leadsNowhere(config.publicUrl)
      ? [`PUBLIC_URL is "${config.publicUrl}": the links in mails would lead nowhere.`]
      : []),
    ...gatewayProblems(env, config.deployment, config.sandbox),
  ];
}
