import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SWC_OPTIONS } from '@rifas/tooling/webpack/swc-options';
import { ASSET_FILE } from './common-config';
import { jestResolver, ONE_INSTANCE } from './older-shell';
import { packageRoot, requireOf } from './package-root';
import { TEST_TIMEOUT_MS } from './test-timeout';

type Settings = Readonly<Record<string, unknown>>;

/** What bundlers put in, as Vitest has it: to Node it is a syntax of ES modules, and Jest runs CommonJS. */
const IMPORT_META_ENV = { 'import.meta.env': '({ MODE: process.env.NODE_ENV, DEV: true, PROD: false })' };
const COMPILED = {
  jsc: {
    ...SWC_OPTIONS.jsc,
    transform: { ...(SWC_OPTIONS.jsc.transform as Settings), optimizer: { globals: { vars: IMPORT_META_ENV } } },
  },
};

const isTable = (value: unknown): value is Settings => Object.prototype.toString.call(value) === '[object Object]';

/** A setting that a team names: lists and tables are added to, since the page's own belong to every test. */
function added(own: unknown, team: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(team)) return [...(own as unknown[]), ...(team as unknown[])];
  // Of two patterns that fit, Jest takes the first.
  return isTable(own) && isTable(team) ? { ...team, ...own, ...team } : team;
}

/**
 * The Jest configuration of a remote: `export default jestConfig(import.meta.url)`. Tests run in a page of jsdom, and a console error
 * or an unhandled rejection fails them.
 * @param changes lists and tables of it are added to those of the preset, anything else takes its place
 */
export function jestConfig(configUrl: string, changes: Settings = {}): Settings {
  const require = requireOf(configUrl);
  const preset: Settings = {
    rootDir: fileURLToPath(new URL('.', configUrl)),
    testEnvironment: join(packageRoot, 'test/dom-environment.mjs'),
    testMatch: ['<rootDir>/src/**/*.{test,spec}.{ts,tsx,js,jsx}'],
    transform: {
      '^.+\\.(t|j|mj)sx?$': [
        require.resolve('@swc/jest'),
        // A script that is no module stays one: its `this` is the page.
        { ...COMPILED, isModule: 'unknown', module: { type: 'commonjs' } },
      ],
    },
    // What is installed as well: nobody knows which packages of a team are ES modules, and Jest runs CommonJS.
    transformIgnorePatterns: [],
    setupFilesAfterEnv: ['fail-on-noise', 'setup-dom'].map((name) => join(packageRoot, `test/${name}.mjs`)),
    moduleFileExtensions: ['ts', 'tsx', 'jsx', 'js', 'mjs', 'cjs', 'json'],
    // As bundlers give them: by their addresses.
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
