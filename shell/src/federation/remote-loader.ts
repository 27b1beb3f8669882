import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from '@rifas/shared/deployment';
import { CONTRACT_VERSION, satisfiesContract, type PageModule, type RemoteDefinition, type TelemetryEvent } from '@rifas/shared/remote';
import { RemoteError, toRemoteError } from './remote-error';
import { BUDGET_MS, withinBudget } from './time-budget';

export type PartKind = 'pages' | 'widgets';

export interface RemoteLoader {
  /** The page or widget if it has been loaded already, so that a return to it draws at once. */
  readonly loaded: (remote: string, kind: PartKind, key: string) => PageModule | undefined;
  /** Loads a page or widget. @throws RemoteError */
  readonly load: (remote: string, kind: PartKind, key: string) => Promise<PageModule>;
}

/** Name of a remote inside the federation runtime, which wants an identifier. */
export const federationName = (remote: string): string => remote.replaceAll('-', '_');

interface ExposedModule {
  readonly default?: RemoteDefinition;
}

/** Registers the deployment's remotes; nothing is fetched until a page is asked for. */
export function createRemoteLoader(remotes: readonly RemoteRelease[], report: (event: TelemetryEvent) => void): RemoteLoader {
  const releases = new Map(remotes.map((release) => [release.name, release]));
  const definitions = new Map<string, Promise<RemoteDefinition>>();
  const parts = new Map<string, PageModule>();

  const register = (release: RemoteRelease, force: boolean) =>
    registerRemotes([{ name: federationName(release.name), entry: new URL(release.entry, location.origin).href, type: 'module' }], { force });
  for (const release of remotes) register(release, false);

  const fetchDefinition = async (release: RemoteRelease): Promise<RemoteDefinition> => {
    const exposed = loadRemote<ExposedModule>(`${federationName(release.name)}/remote`);
    const definition = (await withinBudget(exposed, BUDGET_MS.entry, `${release.name} ${release.version}`))?.default;
    if (!definition) throw new RemoteError(release.name, 'entry', `${release.name} exposes no remote definition`);
    if (!satisfiesContract(definition.contract)) {
      throw new RemoteError(release.name, 'contract', `${release.name} asks for contract ${definition.contract}; this is ${CONTRACT_VERSION}`);
    }
    return definition;
  };

  const definitionOf = (release: RemoteRelease): Promise<RemoteDefinition> => {
    const known = definitions.get(release.name);
    if (known) return known;
    const loading = fetchDefinition(release).catch((cause: unknown) => {
      // The runtime remembers a failed shared chunk as loaded; registering by force before the next try forgets it.
      definitions.delete(release.name);
      register(release, true);
      throw toRemoteError(release.name, 'entry', cause);
    });
    definitions.set(release.name, loading);
    return loading;
  };

  const load: RemoteLoader['load'] = async (remote, kind, key) => {
    const release = releases.get(remote);
    if (!release) throw new RemoteError(remote, 'entry', `${remote} is not part of this deployment`);
    const started = performance.now();
    try {
      const definition = await definitionOf(release);
      const loader = definition[kind]?.[key];
      if (!loader) throw new RemoteError(remote, 'page', `${remote} has no ${kind} '${key}'`);
      const part = await withinBudget(loader(), BUDGET_MS.page, `${remote} ${key}`).catch((cause: unknown) => {
        definitions.delete(remote);
        register(release, true);
        throw toRemoteError(remote, 'page', cause);
      });
      parts.set(`${remote} ${kind} ${key}`, part);
      report({ kind: 'load', remote, version: release.version, stage: key, milliseconds: Math.round(performance.now() - started) });
      return part;
    } catch (cause) {
      const error = toRemoteError(remote, 'page', cause);
      report({ kind: 'failure', remote, version: release.version, stage: error.stage, detail: error.message });
      throw error;
    }
  };

  return { load, loaded: (remote, kind, key) => parts.get(`${remote} ${kind} ${key}`) };
}
