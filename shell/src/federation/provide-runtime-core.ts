import * as runtimeCore from '@module-federation/runtime-core';
import { forgetFailedShare } from './forget-failed-share';

declare global {
  // The name that remotes built with `externalRuntime` read.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/**
 * Hands the host's own copy of the federation runtime to the remotes, whose entries leave theirs out. The plugin's
 * `provideExternalRuntime` does the same with a second copy of 10 KB.
 */
export default function provideRuntimeCore(): { name: string } {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  // Another release of the shell on the same page has brought its own.
  const there = runtimeCore.Global.__FEDERATION__.__GLOBAL_PLUGIN__.some(({ name }) => name === forgetFailedShare.name);
  if (!there) runtimeCore.registerGlobalPlugins([forgetFailedShare]);
  return { name: 'provide-runtime-core' };
}
