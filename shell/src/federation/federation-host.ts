import * as runtime from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import {
  attachShareScopeMap,
  bundlerRuntime,
  type Federation,
} from '@module-federation/webpack-bundler-runtime/bundler';
import { forgetFailedShare } from './forget-failed-share';
import { sharedModules } from './shared-modules';

type Remote = Parameters<typeof runtime.registerRemotes>[0][number];

export { loadRemote } from '@module-federation/enhanced/runtime';

declare global {
  // The name that remotes read which bring a bundler runtime of their own: built for contract 1.0 to 1.2.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  // The name that the others read: tooling/webpack/bundler-runtime-of-host.js.
  var _FEDERATION_BUNDLER_RUNTIME: (() => Federation) | undefined;
}

/**
 * What a remote's entry works with, made of the host's own copy. Each has an instance of its own: `init` of the runtime would share one
 * between two releases of a remote.
 */
const bundlerRuntimeForRemote = (): Federation => ({
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime,
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
});

// The host hands its own copies of the federation runtimes to the remotes, whose entries leave theirs out.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
globalThis._FEDERATION_BUNDLER_RUNTIME = bundlerRuntimeForRemote;

// Another release of the shell on the same page may have registered it already.
const registered = runtimeCore.Global.__FEDERATION__.__GLOBAL_PLUGIN__.some(
  ({ name }) => name === forgetFailedShare.name,
);
if (!registered) runtimeCore.registerGlobalPlugins([forgetFailedShare]);

const host = runtime.init({ name: 'shell', remotes: [], shared: sharedModules, shareStrategy: 'loaded-first' });

const { default: scope = {} } = host.shareScopeMap;
const provided = Object.entries(scope).map(([name, versions]) => [name, { ...versions }] as const);

/** Nothing is fetched before the remote is asked for. */
export const registerRemote = (remote: Remote): void => host.registerRemotes([remote]);

/**
 * Forgets all that the runtime remembers of a remote, a failure above all. It counts a shared module as belonging to the remote that
 * loaded it first, and takes that away too, from everybody: what the shell provides is put back.
 */
export function registerRemoteAnew(remote: Remote): void {
  host.registerRemotes([remote], { force: true });
  for (const [name, versions] of provided) scope[name] = { ...scope[name], ...versions };
}
