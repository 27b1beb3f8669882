import { withinBudget } from '@rifas/shared/async';
import { CONTRACT_VERSION, satisfiesContract, type PageModule, type RemoteDefinition } from '@rifas/shared/remote';
import { loadRemote, registerRemote, registerRemoteAnew } from './federation-host';
import type { Candidate } from './release-choice';
import { NothingExportedError, RemoteError, toRemoteError } from './remote-error';
import { BUDGET_MS } from './time-budget';

export type PartKind = 'pages' | 'widgets';

/** One release of a remote inside the federation runtime. */
export interface RemoteContainer {
  /** Loads the remote's definition. @throws RemoteError */
  readonly definition: () => Promise<RemoteDefinition>;
  /** Loads a page or widget. @throws RemoteError */
  readonly part: (kind: PartKind, key: string) => Promise<PageModule>;
  /** The page or widget if it has been loaded already. */
  readonly loaded: (kind: PartKind, key: string) => PageModule | undefined;
}

interface ExposedModule {
  readonly default?: RemoteDefinition;
}

/** Registers the release; nothing is fetched until a part is requested. After a failure the next call starts over. */
export function createRemoteContainer({ remote, version, entry, federationName }: Candidate): RemoteContainer {
  let known: Promise<RemoteDefinition> | undefined;
  const arrived = new Map<string, PageModule>();
  const registration = { name: federationName, entry, type: 'module' } as const;
  registerRemote(registration);

  const forget = () => {
    known = undefined;
    // The runtime takes a failed shared chunk for loaded. Registering the remote by force clears that.
    registerRemoteAnew(registration);
  };

  const fetchDefinition = async (): Promise<RemoteDefinition> => {
    const exposed = loadRemote<ExposedModule>(`${federationName}/remote`);
    const definition = (await withinBudget(exposed, BUDGET_MS, `${remote} ${version}`))?.default;
    if (!definition)
      throw new NothingExportedError(
        remote,
        'entry',
        `${remote} exposes no remote: export default defineRemote({ … })`,
      );
    if (!satisfiesContract(String(definition.contract))) {
      throw new RemoteError(
        remote,
        'contract',
        `${remote} asks for contract ${definition.contract}; this shell gives ${CONTRACT_VERSION}, which its range must include`,
      );
    }
    return definition;
  };

  const definition = (): Promise<RemoteDefinition> => {
    known ??= fetchDefinition().catch((cause: unknown) => {
      forget();
      throw toRemoteError(remote, 'entry', cause);
    });
    return known;
  };

  const part: RemoteContainer['part'] = async (kind, key) => {
    const parts = (await definition())[kind] ?? {};
    const loader = parts[key];
    if (!loader) {
      const others = Object.keys(parts).join(', ') || 'none';
      throw new RemoteError(
        remote,
        'page',
        `${remote} has no ${kind} '${key}', which its feature.json names; it has ${others}`,
      );
    }
    try {
      // Remotes of other teams may be JavaScript: a loader may return a page without a promise, or nothing at all.
      const loaded = await withinBudget(Promise.resolve(loader()), BUDGET_MS, `${remote} ${key}`);
      if (!(loaded as typeof loaded | null | undefined)?.default) {
        throw new NothingExportedError(
          remote,
          'page',
          `${remote} loads no component for ${kind} '${key}': () => import('./…') of a module that exports it by default`,
        );
      }
      arrived.set(`${kind} ${key}`, loaded);
      return loaded;
    } catch (cause) {
      forget();
      throw toRemoteError(remote, 'page', cause);
    }
  };

  return { definition, part, loaded: (kind, key) => arrived.get(`${kind} ${key}`) };
}
