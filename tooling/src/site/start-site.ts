import type { FastifyInstance } from 'fastify';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { buildAll, type Versions } from '../build/build-all';
import { deploymentToServe } from '../compose/deployment-to-serve';
import { createEdge } from '../edge/edge';
import { freePort, stopProcess } from '../lib/processes';
import { SHELL } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { deploy } from '../ops/deploy/deploy';
import { LOCAL } from '../ops/deploy/plan';
import { localStorage } from '../store/storage/open-storage';
import { startBackend } from './backend-process';
import { watchProcess } from './watched-process';

interface SiteOptions {
  readonly settings: Settings;
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

/** Applications that the deployment wants as they are here; of the others it names a release. */
const localApplications = ({ remotes }: DeploymentSource): readonly string[] =>
  Object.entries({ [SHELL]: LOCAL, ...remotes }).flatMap(([name, version]) => (version === LOCAL ? [name] : []));

/** Builds what changed, composes the deployment and serves it with its backend. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { settings, deployment: name, log = console.log, scripts = [], backendEnv = {}, quietBackend = true } = options;
  const { site = name } = options;
  const port = options.port || (await freePort());
  const source = () => deploymentToServe(name, { ...settings, apiUrl: options.apiUrl || undefined });
  const compose = async (local: Versions): Promise<void> => {
    // Pages under development fall back to nothing: what is broken has to show.
    const common = {
      source: source(),
      site,
      scripts,
      fallback: scripts.length === 0,
    };
    await deploy(localStorage(settings), { ...common, versionOfLocal: (application) => local[application] ?? '' });
  };
  const url = `http://localhost:${port}`;
  const backendPort = options.apiUrl ? 0 : await freePort();
  // The backend starts while the applications are being built.
  const starting = options.apiUrl
    ? undefined
    : watchProcess({
        name: 'The backend',
        start: () =>
          startBackend({
            deployment: name,
            port: backendPort,
            publicUrl: url,
            settings,
            env: backendEnv,
            quiet: quietBackend,
          }),
        stopOne: stopProcess,
        log,
      });
  starting?.catch(() => undefined);
  try {
    await compose(options.versions ?? (await buildAll(settings, localApplications(source()), log)));
  } catch (error) {
    await starting?.then(
      (backend) => backend.stop(),
      () => undefined,
    );
    throw error;
  }
  const apiUrl = options.apiUrl || `http://127.0.0.1:${backendPort}`;
  const edge = await createEdge({
    folders: settings,
    site,
    apiUrl,
    trustProxy: settings.trustProxy,
    ...(options.extendEdge ? { extend: options.extendEdge } : {}),
  });
  const backend = await starting;
  await edge.listen({ port, host: settings.host });
  return {
    url,
    apiUrl,
    recompose: compose,
    stop: async () => {
      await edge.close();
      await backend?.stop();
    },
  };
}
