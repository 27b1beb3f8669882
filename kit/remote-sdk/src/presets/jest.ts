import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SWC_OPTIONS } from '@rifas/tooling/webpack/swc-options';
import { ASSET_FILE } from './common-config';
import { jestResolver, ONE_INSTANCE } from './older-shell';
import { packageRoot } from './package-root';
import { TEST_TIMEOUT_MS } from './test-timeout';

type Settings = Readonly<Record<string, unknown>>;

/**
 * The constants that bundlers define, with the values of Vitest. Node knows `import.meta` only in ES modules, and Jest
 * runs CommonJS.
 */
const IMPORT_META_ENV = { 'import.meta.env': '({ MODE: process.env.NODE_ENV, DEV: true, PROD: false })' };
const COMPILED = {
  jsc: {
    ...SWC_OPTIONS.jsc,
    transform: { ...(SWC_OPTIONS.jsc.transform as Settings), optimizer: { globals: { vars: IMPORT_META_ENV } } },
  },
};

const isTable = (value: unknown): value is Settings => Object.prototype.toString.call(value) === '[object Object]';

/**
 * Merges a setting with the team's. Lists and tables are extended, because every test needs the preset's own entries.
 */
function added(own: unknown, team: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(team)) return [...(own as unknown[]), ...(team as unknown[])];
  // If two patterns match, Jest uses the first.
  return isTable(own) && isTable(team) ? { ...team, ...own, ...team } : team;
}

/**
 * The Jest configuration of a remote: `export default jestConfig(import.meta.url)`. Tests run in jsdom, and a console
 * error or an unhandled rejection fails them.
 * @param changes settings of the team; lists and tables extend the preset's, other values replace them
 */
export function jestConfig(configUrl: string, changes: Settings = {}): Settings {
  const require = createRequire(configUrl);
  const preset: Settings = {
    rootDir: fileURLToPath(new URL('.', configUrl)),
    testEnvironment: join(packageRoot, 'test/dom-environment.mjs'),
    testMatch: ['<rootDir>/src/**/*.{test,spec}.{ts,tsx,js,jsx}'],
    transform: {
      '^.+\\.(t|j|mj)sx?$': [
        require.resolve('@swc/jest'),
        // A script that is not a module stays a script: its `this` is the page.
        { ...COMPILED, isModule: 'unknown', module: { type: 'commonjs' } },
      ],
    },
    // Installed packages are transformed too: any of a team's packages may be an ES module, and Jest runs CommonJS.
    transformIgnorePatterns: [],
    setupFilesAfterEnv: ['fail-on-noise', 'setup-dom'].map((name) => join(packageRoot, `test/${name}.mjs`)),
    moduleFileExtensions: ['ts', 'tsx', 'jsx', 'js', 'mjs', 'cjs', 'json'],
    // Imported files become their addresses, as in bundlers.
    moduleNameMapper: { [ASSET_FILE.source]: join(packageRoot, 'test/asset.cjs') },
    restoreMocks: true,
    testTimeout: TEST_TIMEOUT_MS,
    resolver: jestResolver() ?? ONE_INSTANCE,
  };
  return {
    ...preset,
    ...Object.fromEntries(Object.entries(changes).map(([name, team]) => [name, added(preset[name], team)])),
  };
}
