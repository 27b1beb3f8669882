import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Deployment, DeploymentSource } from '@rifas/shared/deployment';
import { stopProcess, untilPrinted } from '../../tooling/src/lib/processes';
import { pass } from './front';

export const ROOT = join(import.meta.dirname, '../..');
/** A bound for a machine that does much else, not a wait. */
const READY_LIMIT_MS = 120_000;

export const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the end-to-end tests by 'npm run e2e'.`);
  return value;
};

/** The folder whose releases the sites of this run know. */
export const dataDirOfRun = (): string => dirname(required('E2E_FOLDER'));

/** Releases of the remotes in e2e/fixtures, by name. */
export const foreignReleases = (): Readonly<Record<string, string>> =>
  JSON.parse(required('E2E_FOREIGN')) as Record<string, string>;

/** A deployment as the test run wrote it. */
export const sourceOf = (deployment: string): DeploymentSource =>
  JSON.parse(readFileSync(join(required('DEPLOYMENTS_DIR'), `${deployment}.json`), 'utf8')) as DeploymentSource;

/** A page as a visitor gets it who was not there before. */
export async function visit(address: string): Promise<{ readonly status: number; readonly text: string }> {
  const { pathname, search } = new URL(address);
  const { status, body } = await pass(address, { url: pathname + search });
  return { status, text: String(body) };
}

/** What a site's pages say of it. */
export const servedBy = async (url: string): Promise<Deployment> =>
  JSON.parse(/id="deployment">(.*?)<\/script>/s.exec((await visit(`${url}/login`)).text)?.[1] ?? '{}') as Deployment;

export interface SiteBeside {
  readonly url: string;
  /** Of the command; the backend of `npm start` is a child of it. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** The deployment it is made from, as the test run wrote it. */
  readonly deployment: string;
  readonly name: string;
  /** Releases that are added to the deployment's own: all that ops would change. */
  readonly remotes?: Readonly<Record<string, string>>;
  /** What else differs. */
  readonly change?: Partial<DeploymentSource>;
  /** The site whose API it uses. */
  readonly apiUrl: string;
  /** Ops decide for it under its name, as for one that is live; the folder that has its name is where its data lies. */
  readonly live?: boolean;
}

/** `npm start` of another deployment beside a site that is up, with the other's API. */
export async function startSiteBeside({
  deployment,
  name,
  remotes,
  change,
  apiUrl,
  live = false,
}: Options): Promise<SiteBeside> {
  const folder = join(required('E2E_FOLDER'), name);
  mkdirSync(folder, { recursive: true });
  const source = sourceOf(deployment);
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({ ...source, ...change, name, remotes: { ...source.remotes, ...remotes } }),
  );
  // What is built is built already.
  if (live) symlinkSync(join(dataDirOfRun(), 'releases'), join(folder, 'releases'));
  return npmStart({
    DEPLOYMENT: name,
    DEPLOYMENTS_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    API_URL: apiUrl,
    ...(live && { SITE: name, DATA_DIR: folder }),
  });
}

/** Why a site does not start; that of one that does is stopped. */
export const refusalOf = (options: Options): Promise<string> =>
  startSiteBeside(options).then(
    ({ stop }) => stop().then(() => 'It was deployed.'),
    (error: unknown) => String(error),
  );

/** `npm start` on a free port, when it is ready. */
export const npmStart = (env: NodeJS.ProcessEnv): Promise<SiteBeside> =>
  startCommand(['start'], / is ready after .*: (http:\S+)\n/, env);

/**
 * A command of package.json that serves something on a free port, when it has printed its address.
 * @param root another checkout to run it in
 */
export async function startCommand(
  command: readonly string[],
  printsAddress: RegExp,
  env: NodeJS.ProcessEnv = {},
  root = ROOT,
): Promise<SiteBeside> {
  const child = spawn(process.execPath, [join(root, 'tooling/bin/rifas.mjs'), ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PORT: '0' },
  });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const [, url = ''] = await untilPrinted(child, printsAddress, { name: 'The site', limitMs: READY_LIMIT_MS });
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => {
      process.off('exit', end);
      return stopProcess(child);
    },
  };
}
