import type { RemoteRelease } from '@rifas/shared/deployment';
import type { PageModule } from '@rifas/shared/remote';
import type { ShellEvent } from '../session/shell-event';
import type { Replacements } from './overrides';
import { candidatesOf, ReleaseChoice, type Candidate } from './release-choice';
import { createRemoteContainer, type PartKind, type RemoteContainer } from './remote-container';
import { isTransient, NothingExportedError, RemoteError, toRemoteError } from './remote-error';

export interface LoadedPart extends PageModule {
  /** The release it was loaded from, which may no longer be in use; undefined if all parts are one application. */
  readonly release?: Candidate;
}

export interface RemoteLoader {
  /** The page or widget if it has been loaded already, so that a return to it draws at once. */
  readonly loaded: (remote: string, kind: PartKind, key: string) => LoadedPart | undefined;
  /** Loads a page or widget, from the previous release if the new one fails. @throws RemoteError */
  readonly load: (remote: string, kind: PartKind, key: string) => Promise<LoadedPart>;
  /**
   * Withdraws a release that threw in its first render. Returns whether a previous release exists, which is then used.
   */
  readonly withdraw: (release: Candidate, error: unknown) => boolean;
  /** Loads only the remote's definition, for the status page. @throws RemoteError */
  readonly probe: (remote: string) => Promise<void>;
  /** The release in use. */
  readonly inUse: (remote: string) => Candidate | undefined;
}

export interface RemoteLoaderOptions {
  readonly replacements?: Replacements;
  /** Called when no release of a remote could be loaded. Returns whether the page is about to reload. */
  readonly onLost?: (error: RemoteError) => Promise<boolean>;
}

const partOf = (release: Candidate, { default: Part }: PageModule): LoadedPart => ({ default: Part, release });

const never = new Promise<never>(() => undefined);

/** Registers the deployment's remotes; nothing is fetched until a page is requested. */
export function createRemoteLoader(
  remotes: readonly RemoteRelease[],
  report: (event: ShellEvent) => void,
  { replacements = {}, onLost }: RemoteLoaderOptions = {},
): RemoteLoader {
  const choices = new Map<string, ReleaseChoice>();
  const containers = new Map<Candidate, RemoteContainer>();
  for (const release of remotes)
    choices.set(release.name, new ReleaseChoice(candidatesOf(release, replacements[release.name]?.entry)));

  const choiceOf = (remote: string): ReleaseChoice => {
    const choice = choices.get(remote);
    if (!choice) throw new RemoteError(remote, 'entry', `${remote} is not part of this deployment`);
    return choice;
  };

  const containerOf = (candidate: Candidate): RemoteContainer => {
    const container = containers.get(candidate) ?? createRemoteContainer(candidate);
    containers.set(candidate, container);
    return container;
  };

  const giveUp = (candidate: Candidate, choice: ReleaseChoice, error: RemoteError): boolean => {
    const more = choice.giveUp(candidate);
    if (more)
      report({
        kind: 'fallback',
        remote: candidate.remote,
        version: choice.current.version,
        stage: error.stage,
        detail: `instead of ${candidate.version}`,
      });
    return more;
  };

  /** Does the work with the release in use. A transient failure is retried once; then the previous release is used. */
  const attempt = async <Result>(
    remote: string,
    stage: string,
    work: (container: RemoteContainer, release: Candidate) => Promise<Result>,
  ): Promise<Result> => {
    const choice = choiceOf(remote);
    let first: RemoteError | undefined;
    for (;;) {
      const candidate = choice.current;
      const { version } = candidate;
      const started = performance.now();
      try {
        const run = () => work(containerOf(candidate), candidate);
        const result = await run().catch((thrown: unknown) => {
          if (!isTransient(thrown)) throw thrown;
          // Some bundlers cache a module that threw while it ran, without its exports. The first error then gives the
          // reason.
          return run().catch((second: unknown) => {
            throw second instanceof NothingExportedError ? thrown : second;
          });
        });
        const milliseconds = Math.round(performance.now() - started);
        report({ kind: 'load', remote, version, stage, page: stage, milliseconds });
        return result;
      } catch (cause) {
        const error = toRemoteError(remote, 'page', cause);
        report({ kind: 'failure', remote, version, stage: error.stage, page: stage, detail: error.message });
        first ??= error;
        if (giveUp(candidate, choice, error)) continue;
        return (await onLost?.(first)) ? never : Promise.reject(first);
      }
    }
  };

  const inUse: RemoteLoader['inUse'] = (remote) => choices.get(remote)?.current;

  return {
    load: (remote, kind, key) =>
      attempt(remote, key, async (container, release) => partOf(release, await container.part(kind, key))),
    inUse,
    loaded: (remote, kind, key) => {
      const release = inUse(remote);
      const part = release && containers.get(release)?.loaded(kind, key);
      return part && partOf(release, part);
    },
    withdraw: (release, cause) =>
      giveUp(release, choiceOf(release.remote), toRemoteError(release.remote, 'render', cause)),
    probe: (remote) => attempt(remote, 'entry', async (container) => void (await container.definition())),
  };
}
