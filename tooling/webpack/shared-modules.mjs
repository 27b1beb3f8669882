import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const sharedRequire = createRequire(require.resolve('@rifas/shared/remote'));

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

function versionOf(request) {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0];
  for (const base of sharedRequire.resolve.paths(name) ?? []) {
    try {
      return readJson(`${base}/${name}/package.json`).version;
    } catch {
      // Not in this folder; try the next one.
    }
  }
  throw new Error(`${request} is not a dependency of shared`);
}

const SHARED = readJson(require.resolve('@rifas/shared/shared-modules.json'));

/**
 * The version of shared's folders in the share scope. It stays the same, because the contract's version describes them.
 */
const OWN_VERSION = '1.0.0';

/** The version of each module that the shell provides, by its name in the share scope. */
export const providedModules = () =>
  Object.fromEntries(
    SHARED.map((request) => [request, request.startsWith('@rifas/') ? OWN_VERSION : versionOf(request)]),
  );

/**
 * Modules that a remote takes from the shell without its own copy, because a page must have one instance of them.
 * Everything else is compiled into the remote, so that a team can release without waiting for others
 * (docs/decisions/0003-what-is-shared.md). shell/src/federation/shared-modules.ts provides them.
 */
export function sharedModules() {
  const entry = ([request, version]) => {
    const [major] = version.split('.');
    return [request, { singleton: true, requiredVersion: `^${major}.0.0`, import: false }];
  };
  return Object.fromEntries(Object.entries(providedModules()).map(entry));
}
