import type * as runtimeCore from '@module-federation/runtime-core';

interface Share {
  loaded?: boolean | undefined;
  loading?: unknown;
}

/**
 * Makes the runtime retry a shared chunk that failed to load; otherwise it would keep the failed promise for ever.
 * Every instance of the runtime needs this, because the one that fails is the remote's own.
 */
export const forgetFailedShare: runtimeCore.ModuleFederationRuntimePlugin = {
  name: 'forget-failed-share',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const share of Object.values<Share>(scope[pkgName] ?? {})) if (!share.loaded) share.loading = undefined;
    }
  },
};
