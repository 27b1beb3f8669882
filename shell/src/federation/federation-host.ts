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
  // Read by remotes that bring their own bundler runtime: built for contract 1.0 to 1.2.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  // Read by all other remotes: tooling/webpack/bundler-runtime-of-host.js.
  var _FEDERATION_BUNDLER_RUNTIME: (() => Federation) | undefined;
}

/**
 * The runtime for a remote's entry, made of the host's own copy. Each remote has its own instance, because `init` of
 * the runtime would share one between two releases of a remote.
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

/** Registers a remote. Nothing is fetched before a part of it is requested. */
export const registerRemote = (remote: Remote): void => host.registerRemotes([remote]);

/**
 * Makes the runtime forget everything about a remote, above all a failure. The runtime also drops shared modules that
 * this remote loaded first, although all remotes use them, so the shell's modules are put back.
 */
export function registerRemoteAnew(remote: Remote): void {
  host.registerRemotes([remote], { force: true });
  for (const [name, versions] of provided) scope[name] = { ...scope[name], ...versions };
}
