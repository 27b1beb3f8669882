import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { buildAll, type Versions } from '../build/build-all';
import { loadDeployment } from '../compose/load-deployment';
import { createEdge } from '../edge/edge';
import { SHELL } from '../lib/repo';
import { deploy } from '../ops/deploy/deploy';
import { LOCAL } from '../ops/deploy/plan';
import { localStorage } from '../ops/storage/open-storage';
import { startBackend, stopProcess } from './backend-process';

export interface SiteOptions {
  readonly deployment: string;
  /** What is served; the deployment's name when left out. */
  readonly site?: string | undefined;
  /** 0 for any free one. */
  readonly port: number;
  /** Somebody else's API instead of the reference backend. */
  readonly apiUrl?: string | undefined;
  readonly versions?: Versions;
  /** Extra scripts in every page, for development. */
  readonly scripts?: readonly string[];
  readonly extendEdge?: (edge: FastifyInstance) => void;
  readonly backendEnv?: NodeJS.ProcessEnv;
  readonly log?: (line: string) => void;
  readonly quietBackend?: boolean;
}

export interface Site {
  readonly url: string;
  readonly apiUrl: string;
  readonly recompose: (versions: Versions) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A port of this machine that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Applications that the deployment wants as they are here; of the others it names a release. */
const localApplications = ({ remotes }: DeploymentSource): readonly string[] =>
  Object.entries({ [SHELL]: LOCAL, ...remotes }).flatMap(([name, version]) => (version === LOCAL ? [name] : []));

/** Builds what changed, composes the deployment and serves it with its backend. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { deployment: name, log = console.log, scripts = [], backendEnv = {}, quietBackend = true } = options;
  const { site = name } = options;
  const port = options.port || (await freePort());
  const compose = async (local: Versions): Promise<void> => {
    // Pages under development fall back to nothing: what is broken has to show.
    const common = { source: loadDeployment(name), site, scripts, fallback: scripts.length === 0 };
    await deploy(localStorage(), { ...common, versionOfLocal: (application) => local[application] ?? '' });
  };
  const url = `http://localhost:${port}`;
  const backendPort = options.apiUrl ? 0 : await freePort();
  // The backend starts while the applications are being built.
  const starting = options.apiUrl
    ? undefined
    : startBackend({ deployment: name, port: backendPort, publicUrl: url, env: backendEnv, quiet: quietBackend });
  starting?.catch(() => undefined);
  try {
    await compose(options.versions ?? (await buildAll(localApplications(loadDeployment(name)), log)));
  } catch (error) {
    await starting?.then(stopProcess, () => undefined);
    throw error;
  }
  const apiUrl = options.apiUrl || `http://127.0.0.1:${backendPort}`;
  const edge = await createEdge({
    site,
    apiUrl,
    trustProxy: process.env.EDGE_TRUST_PROXY,
    ...(options.extendEdge ? { extend: options.extendEdge } : {}),
  });
  const backend = await starting;
  await edge.listen({ port, host: process.env.HOST ?? '0.0.0.0' });
  return {
    url,
    apiUrl,
    recompose: compose,
    stop: async () => {
      await edge.close();
      if (backend) await stopProcess(backend);
    },
  };
}

/** Ends the site on Ctrl+C and on a polite kill, the database with it. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().finally(() => process.exit(0));
    });
  }
}
