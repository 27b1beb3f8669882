/**
 * Compiled into every remote's entry instead of @module-federation/webpack-bundler-runtime: the shell has loaded the same and hands it
 * over (shell/src/federation/federation-host.ts). 4 KB less for each remote that a visitor meets.
 */
const ofHost = globalThis._FEDERATION_BUNDLER_RUNTIME;
if (!ofHost)
  throw new Error(
    'This remote needs a shell that gives contract 1.3 or later: it takes the federation runtime from it.',
  );
/** @public replaces the plugin’s own module */
export default ofHost();
