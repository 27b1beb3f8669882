import type * as runtimeCore from '@module-federation/runtime-core';

interface Share {
  loaded?: boolean | undefined;
  loading?: unknown;
}

/**
 * A shared chunk that did not arrive is asked for again the next time: the runtime would keep the failed promise for ever.
 * For every instance of the runtime, since it is the remote's own that fails.
 */
export const forgetFailedShare: runtimeCore.ModuleFederationRuntimePlugin = {
  name: 'forget-failed-share',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const share of Object.values<Share>(scope[pkgName] ?? {})) if (!share.loaded) share.loading = undefined;
    }
  },
};
