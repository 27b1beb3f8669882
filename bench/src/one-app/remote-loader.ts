import { remotes } from '@one-app/remotes';
import type { PageModule, TelemetryEvent } from '@rifas/shared/remote';
// Only a type, so that the compiler reports a change of the loader that this one replaces.
import type { RemoteLoader } from '../../../shell/src/federation/remote-loader';

/** Replaces the shell's loader if everything is one application: a page is a plain dynamic import. */
export function createRemoteLoader(_remotes: unknown, report: (event: TelemetryEvent) => void): RemoteLoader {
  const parts = new Map<string, PageModule>();
  return {
    loaded: (remote, kind, key) => parts.get(`${remote} ${kind} ${key}`),
    load: async (remote, kind, key) => {
      const started = performance.now();
      const loader = remotes[remote]?.[kind]?.[key];
      if (!loader) throw new Error(`${remote} has no ${kind} '${key}'`);
      const part = await loader();
      parts.set(`${remote} ${kind} ${key}`, part);
      report({
        kind: 'load',
        remote,
        version: 'one application',
        stage: key,
        milliseconds: Math.round(performance.now() - started),
      });
      return part;
    },
    // One application has a single release.
    withdraw: () => false,
    probe: () => Promise.resolve(),
    inUse: () => undefined,
  };
}
