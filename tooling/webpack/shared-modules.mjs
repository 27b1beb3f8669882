import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const sharedRequire = createRequire(require.resolve('@rifas/shared/remote'));

function versionOf(request) {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0];
  for (const base of sharedRequire.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(`${base}/${name}/package.json`, 'utf8')).version;
    } catch {
      // Not in this folder of the resolution path.
    }
  }
  throw new Error(`${request} is not a dependency of shared`);
}

/** In the shell's first file: every page needs them. */
const EAGER = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@rifas/shared/http',
  '@rifas/shared/remote',
  '@rifas/shared/routing',
  '@rifas/shared/session',
  '@rifas/shared/validation',
];

/** In files of their own that the shell provides when a page asks. */
const LAZY = ['@rifas/shared/forms', '@rifas/shared/query'];

/**
 * What must be one instance on the page. Everything else is compiled into the remote that uses it, so that a team can
 * release without waiting for the others (docs/decisions/0003-what-is-shared.md).
 * @param {{provide: boolean}} options `provide`: true in the shell; remotes consume only, without a copy of their own
 */
export function sharedModules({ provide }) {
  const entry = (request, eager) => {
    const version = request.startsWith('@rifas/') ? '1.0.0' : versionOf(request);
    const major = version.split('.')[0];
    const rule = { singleton: true, requiredVersion: `^${major}.0.0` };
    if (!provide) return [request, { ...rule, import: false }];
    // By its path, a module is provided although the shell itself never imports it: only remotes ask for the lazy ones.
    return [request, { ...rule, version, eager, ...(eager ? {} : { import: sharedRequire.resolve(request) }) }];
  };
  return Object.fromEntries([...EAGER.map((request) => entry(request, true)), ...LAZY.map((request) => entry(request, false))]);
}
