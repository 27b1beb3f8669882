import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Deployment, DeploymentSource } from '@rifas/shared/deployment';
import { pass } from '@rifas/tooling/e2e/front';
import { stopProcess, untilPrinted } from '@rifas/tooling/lib/processes';

export const ROOT = join(import.meta.dirname, '../..');
/** A limit for a busy machine, not a wait. */
const READY_LIMIT_MS = 120_000;

export const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the end-to-end tests by 'npm run e2e'.`);
  return value;
};

/** The folder with the releases for the sites of this run. */
export const dataDirOfRun = (): string => dirname(required('E2E_FOLDER'));

/** Releases of the remotes in e2e/fixtures, by name. */
export const foreignReleases = (): Readonly<Record<string, string>> =>
  JSON.parse(required('E2E_FOREIGN')) as Record<string, string>;

/** A deployment as the test run wrote it. */
export const sourceOf = (deployment: string): DeploymentSource =>
  JSON.parse(readFileSync(join(required('DEPLOYMENTS_DIR'), `${deployment}.json`), 'utf8')) as DeploymentSource;

/** Gets a page like a new visitor. */
export async function visit(address: string): Promise<{ readonly status: number; readonly text: string }> {
  const { pathname, search } = new URL(address);
  const { status, body } = await pass(address, { url: pathname + search });
  return { status, text: String(body) };
}

/** The deployment in a site's pages. */
export const servedBy = async (url: string): Promise<Deployment> =>
  JSON.parse(/id="deployment">(.*?)<\/script>/s.exec((await visit(`${url}/login`)).text)?.[1] ?? '{}') as Deployment;

export interface SiteBeside {
  readonly url: string;
  /** The command's process; the backend of `npm start` is a child of it. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** The deployment it is made from, as the test run wrote it. */
  readonly deployment: string;
  readonly name: string;
  /** Releases added to those of the deployment, as ops would do. */
  readonly remotes?: Readonly<Record<string, string>>;
  /** Other changed fields. */
  readonly change?: Partial<DeploymentSource>;
  /** The site whose API it uses. */
  readonly apiUrl: string;
  /** Whether ops decide for the site by its name, as for a live one; its data lies in the folder of that name. */
  readonly live?: boolean;
}

/** Runs `npm start` of another deployment with the API of a running site. */
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
  // Reuses the built releases.
  if (live) symlinkSync(join(dataDirOfRun(), 'releases'), join(folder, 'releases'));
  return npmStart({
    DEPLOYMENT: name,
    DEPLOYMENTS_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    API_URL: apiUrl,
    ...(live && { SITE: name, DATA_DIR: folder }),
  });
}

/** Why a site does not start. A site that starts is stopped. */
export const refusalOf = (options: Options): Promise<string> =>
  startSiteBeside(options).then(
    ({ stop }) => stop().then(() => 'It was deployed.'),
    (error: unknown) => String(error),
  );

/** Runs `npm start` on a free port, and waits until it is ready. */
export const npmStart = (env: NodeJS.ProcessEnv): Promise<SiteBeside> =>
  startCommand(['start'], / is ready after .*: (http:\S+)\n/, env);

/**
 * Runs a command of package.json that serves something on a free port, and waits until it prints its address.
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
