import { join, resolve } from 'node:path';
import { isProxy } from '@rifas/shared/deployment/trusted-proxy';
import { repoRoot } from './repo';
import { without } from './without';

/** The settings from the environment: read once where a program begins, and passed on as an argument. */
export interface Settings {
  /** Everything that can be deleted and made again: local releases, sites, databases. */
  readonly dataDir: string;
  readonly releasesDir: string;
  /** Where compositions are written; tests use another folder than a running site. */
  readonly siteDir: string;
  /** Caches of compilers; the benchmark starts with empty ones. */
  readonly cacheDir: string;
  /** Tests use deployments of their own. */
  readonly deploymentsDir: string;
  readonly deployment: string;
  /** The site's name, where it differs from the deployment's. */
  readonly site: string | undefined;
  readonly port: number;
  readonly host: string;
  /** A foreign API instead of the reference backend. */
  readonly apiUrl: string | undefined;
  /** The card gateway's page, instead of the one in the deployment's file. */
  readonly gatewayUrl: string | undefined;
  /** Trusted proxies in front (X-Forwarded-For and -Proto): addresses, networks, or names such as uniquelocal. */
  readonly trustedProxies: readonly string[];
  /** File of the key that signs releases made here. */
  readonly keyFile: string | undefined;
  /** File with teams that replace those of the store. */
  readonly teamsFile: string | undefined;
  /** Receives each decision as a POST. */
  readonly webhook: string | undefined;
  /** Addresses of the backends' /metrics, or folders. */
  readonly metrics: readonly string[];
  /** Whether a deploy draws the new pages in a browser by default. */
  readonly smoke: boolean;
  /** Where ops keep releases and compositions; empty for the folders above. */
  readonly storage: string;
  readonly bucket: BucketAccess;
  /** The environment itself, for child processes. */
  readonly env: Readonly<NodeJS.ProcessEnv>;
}

export interface BucketAccess {
  /** Address of a server that is not Amazon's; its buckets are then part of the path. */
  readonly endpoint: string | undefined;
  /** Like the credentials, left out where AWS tools read it from elsewhere. */
  readonly region: string | undefined;
  readonly credentials?: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  };
}

function bucketAccess(env: NodeJS.ProcessEnv): BucketAccess {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: session } = env;
  const sessionToken = session ? { sessionToken: session } : {};
  return {
    endpoint: addressIn('AWS_ENDPOINT_URL', env.AWS_ENDPOINT_URL),
    region: env.AWS_REGION || env.AWS_DEFAULT_REGION || undefined,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey, ...sessionToken } }),
  };
}

/** Where a started site leaves the address of its backend's counters. */
export const metricsFolder = (dataDir: string): string => join(dataDir, 'metrics');

const listIn = (text = ''): readonly string[] => text.split(/\s+/).filter(Boolean);

const PLACES = ['DATA_DIR', 'SITE_DIR', 'CACHE_DIR', 'DEPLOYMENTS_DIR', 'OPS_STORAGE', 'OPS_KEY', 'OPS_TEAMS'] as const;

/** Whether a text is an address and no path. A single letter before the colon is a disk of Windows. */
export const isAddress = (place: string): boolean => /^[\w+.-]{2,}:/.test(place);

/**
 * Makes a path absolute for child processes, which run in other folders; keeps a bucket's address and an empty text.
 */
export const placeHere = (place: string): string => (place === '' || isAddress(place) ? place : resolve(place));

/** @throws Error where the text is no port */
function portIn(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new Error(`PORT is a number from 0 to 65535, not '${text}'.`);
  return Number(text);
}

/**
 * @throws Error where the text is no web address; the message leaves the text out, because it may contain a password
 */
function addressIn(name: string, text: string | undefined): string | undefined {
  if (!text?.trim()) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return text.trim();
  throw new Error(`${name} is no address such as https://ops.example/hook.`);
}

/** @throws Error for any other word, which may be a mistake */
function isOff(name: string, text = ''): boolean {
  if (['', 'on', 'off'].includes(text.trim())) return text.trim() === 'off';
  throw new Error(`${name} is off, or left out; not '${text}'.`);
}

/** @throws Error where the text is neither an address nor a network */
function proxyIn(text: string): string {
  if (isProxy(text)) return text;
  throw new Error(
    `TRUSTED_PROXIES holds addresses and networks such as 10.0.0.0/8, separated by spaces, not '${text}'.`,
  );
}

/** @throws Error that names a variable with an invalid value */
export function readSettings(found: Readonly<NodeJS.ProcessEnv>): Settings {
  const places = PLACES.flatMap((name) => (found[name] ? [[name, placeHere(found[name])]] : []));
  const env: NodeJS.ProcessEnv = { ...without(found, ...PLACES), ...Object.fromEntries(places) };
  const dataDir = env.DATA_DIR || join(repoRoot, '.data');
  return {
    dataDir,
    releasesDir: join(dataDir, 'releases'),
    siteDir: env.SITE_DIR || join(dataDir, 'site'),
    cacheDir: env.CACHE_DIR || join(repoRoot, '.cache'),
    deploymentsDir: env.DEPLOYMENTS_DIR || join(repoRoot, 'deployments'),
    deployment: env.DEPLOYMENT || 'dtyt',
    site: env.SITE || undefined,
    port: portIn(env.PORT || '3000'),
    host: env.HOST || '0.0.0.0',
    apiUrl: env.API_URL || undefined,
    gatewayUrl: env.GATEWAY_URL || undefined,
    trustedProxies: listIn(env.TRUSTED_PROXIES).map(proxyIn),
    keyFile: env.OPS_KEY || undefined,
    teamsFile: env.OPS_TEAMS || undefined,
    webhook: addressIn('OPS_WEBHOOK', env.OPS_WEBHOOK),
    metrics: env.OPS_METRICS ? listIn(env.OPS_METRICS) : [metricsFolder(dataDir)],
    smoke: !isOff('OPS_SMOKE', env.OPS_SMOKE),
    storage: env.OPS_STORAGE ?? '',
    bucket: bucketAccess(env),
    env,
  };
}

/** Settings for another environment; `changes` override the present one. */
export const withEnvironment = ({ env }: Settings, changes: Readonly<NodeJS.ProcessEnv>): Settings =>
  readSettings({ ...env, ...changes });

/** The variables of README.md, backend/README.md and docs/ops.md that say which site runs, and how. */
export const OF_A_SITE: readonly string[] = [
  ...['NODE_ENV', 'DEPLOYMENT', 'DEPLOYMENT_FILE', 'SITE', 'PORT', 'HOST', 'PUBLIC_URL', 'API_URL', 'DATABASE_URL'],
  ...['JWT_SECRET', 'GATEWAY_SECRET', 'GATEWAY_URL', 'CAPTCHA_SECRET', 'CAPTCHA_VERIFY_URL', 'SMTP_URL', 'MAIL_FROM'],
  ...['SANDBOX', 'DEMO_DATA', 'TRUSTED_PROXIES', 'TRUST_PROXY', 'LOG_LEVEL', 'BACKEND_PROCESSES'],
  ...['CALLS_PER_SECOND', 'CALLS_AT_ONCE', 'JOBS_EVERY_SECONDS'],
  ...['OPS_STORAGE', 'OPS_KEY', 'OPS_TEAMS', 'OPS_WEBHOOK', 'OPS_METRICS', 'OPS_SMOKE'],
];

/**
 * Settings without what the environment says about a site. Tests begin with them: in a shell that was prepared for
 * `docker compose`, they would use that site's gateway, send mails, or write to its database or its releases.
 */
export const ofNoSite = ({ env }: Settings): Settings => readSettings(without(env, ...OF_A_SITE));
