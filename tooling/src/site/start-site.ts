import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildAll, type Versions } from '../build/build-all';
import { compose } from '../compose/compose';
import { loadDeployment } from '../compose/load-deployment';
import { createEdge } from '../edge/edge';
import { startBackend, stopProcess } from './backend-process';

export interface SiteOptions {
  readonly deployment: string;
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
  readonly recompose: (versions: Versions) => void;
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

/** Builds what changed, composes the deployment and serves it with its backend. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { deployment: name, port, log = console.log, scripts = [], backendEnv = {}, quietBackend = true } = options;
  const deployment = loadDeployment(name);
  const url = `http://localhost:${port}`;
  const backendPort = options.apiUrl ? 0 : await freePort();
  // The backend starts while the applications are being built.
  const starting = options.apiUrl
    ? undefined
    : startBackend({ deployment: name, port: backendPort, publicUrl: url, env: backendEnv, quiet: quietBackend });
  starting?.catch(() => undefined);
  try {
    compose(deployment, { local: options.versions ?? (await buildAll(undefined, log)), scripts });
  } catch (error) {
    await starting?.then(stopProcess, () => undefined);
    throw error;
  }
  const apiUrl = options.apiUrl ?? `http://127.0.0.1:${backendPort}`;
  const edge = await createEdge({ deployment: name, apiUrl, trustProxy: process.env.EDGE_TRUST_PROXY, ...(options.extendEdge ? { extend: options.extendEdge } : {}) });
  const backend = await starting;
  await edge.listen({ port, host: process.env.HOST ?? '0.0.0.0' });
  return {
    url,
    apiUrl,
    recompose: (local) => void compose(deployment, { local, scripts }),
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
