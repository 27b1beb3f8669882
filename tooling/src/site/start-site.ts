import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { buildAll, type Versions } from '../build/build-all';
import { composerVersion } from '../build/local-version';
import { asksTheSame, deploymentToServe } from '../compose/deployment-to-serve';
import { createEdge } from '../edge/edge';
import { demandPort, freePort, stopProcess } from '../lib/processes';
import { SHELL } from '../lib/repo';
import { metricsFolder, type Settings } from '../lib/settings';
import { deploy } from '../ops/deploy/deploy';
import { LOCAL } from '../ops/deploy/plan';
import type { State } from '../store/states/state';
import { getSettings, servedState } from '../store/states/states';
import { localStorage } from '../store/storage/open-storage';
import { startBackend } from './backend-process';
import { watchProcess } from './watched-process';

interface SiteOptions {
  readonly settings: Settings;
  readonly deployment: string;
  /** The site's name; the deployment's name when left out. */
  readonly site?: string | undefined;
  /** Serves what was decided for the site, and deploys where nothing was. Without it the site follows the sources. */
  readonly decided?: boolean;
  /** 0 for any free port. */
  readonly port: number;
  /** A foreign API instead of the reference backend. */
  readonly apiUrl?: string | undefined;
  readonly versions?: Versions;
  /** Extra scripts in every page, for development. */
  readonly scripts?: readonly string[];
  readonly extendEdge?: (edge: FastifyInstance) => void;
  readonly backendEnv?: NodeJS.ProcessEnv;
  readonly log?: (line: string) => void;
}

/** Applications that the deployment runs as built here; for all others it names a release. */
const localApplications = ({ remotes }: DeploymentSource): readonly string[] =>
  Object.entries({ [SHELL]: LOCAL, ...remotes }).flatMap(([name, version]) => (version === LOCAL ? [name] : []));

/** What people decided by name in this site; it overrides the sources. */
const staysIn = (state: State | undefined): readonly string[] =>
  Object.entries(state?.named ?? {}).map(([name, version]) => `${name} ${version ?? 'is out'}: so it was decided.`);

/** Writes the address of the backend's counters for `ops watch`. @returns a function that removes it */
function announceMetrics({ dataDir }: Settings, site: string, apiUrl: string): () => void {
  const folder = metricsFolder(dataDir);
  const file = join(folder, `${site}.url`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${apiUrl}/metrics\n`);
  return () => rmSync(file, { force: true });
}

/** Builds what changed, composes the deployment and serves it with its backend. */
export async function startSite(options: SiteOptions) {
  const { settings, deployment: wanted, site = wanted, decided = false, log = console.log } = options;
  const { scripts = [], backendEnv = {} } = options;
  const port = options.port === 0 ? await freePort() : options.port;
  // Checked before the first build, which takes more than a minute.
  await demandPort(port, settings.host);
  const storage = localStorage(settings);
  const before = await servedState(storage, site);
  // A person deployed another deployment to this site, and a restart must not undo that.
  const name = before && (decided || before.action !== 'start') ? before.deployment : wanted;
  if (name !== wanted) log(`${site} shows ${name}, as ${before?.by ?? ''} decided on ${before?.at ?? ''}.`);
  const source = () => deploymentToServe(name, { ...settings, apiUrl: options.apiUrl || undefined });
  /** @param local versions built here, by application */
  const compose = async (local: Versions): Promise<void> => {
    const { notes } = await deploy(storage, {
      source: source(),
      site,
      scripts,
      // Pages under development have no fallback, so that errors show. A page that took a change requests files of a
      // later release, so it must not check the hashes of the release that it was loaded with.
      ...(scripts.length === 0 ? { composer: composerVersion() } : { fallback: false, leaveOut: ['integrity'] }),
      base: decided ? 'decided' : 'follow',
      action: 'start',
      why: 'the site was started',
      versionOfLocal: (application) => local[application] ?? '',
    });
    for (const note of notes) log(note);
  };
  const url = `http://localhost:${port}`;
  const backendPort = options.apiUrl ? 0 : await freePort();
  const apiUrl = options.apiUrl || `http://127.0.0.1:${backendPort}`;
  // The backend starts while the applications are being built.
  const backend = { deployment: name, port: backendPort, publicUrl: url, settings, env: backendEnv };
  const starting = options.apiUrl
    ? undefined
    : watchProcess({ start: () => startBackend(backend), stopOne: stopProcess, log });
  const stopBackend = starting?.then(
    (watched) => watched.stop,
    () => undefined,
  );
  const undo: (() => unknown)[] = [async () => (await stopBackend)?.()];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    if (decided && before) {
      // The versions are decided already; pages are only composed again for another API or gateway.
      if (!asksTheSame(await getSettings(storage, before), source())) await compose({});
    } else {
      for (const line of staysIn(before)) log(line);
      await compose(options.versions ?? (await buildAll(settings, localApplications(source()), log)));
    }
    const edge = await createEdge({
      folders: settings,
      site,
      apiUrl,
      trustedProxies: settings.trustedProxies,
      ...(options.extendEdge ? { extend: options.extendEdge } : {}),
    });
    undo.push(() => edge.close());
    if (await starting) undo.push(announceMetrics(settings, site, apiUrl));
    await edge.listen({ port, host: settings.host });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, deployment: name, apiUrl, recompose: compose, stop };
}
export type Site = Awaited<ReturnType<typeof startSite>>;
