/** The bundlers that can build a remote. */
export const BUNDLERS = ['webpack', 'rspack', 'vite'] as const;
export type Bundler = (typeof BUNDLERS)[number];

type Versions = Readonly<Record<string, string>>;

const TEST_HELPERS = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
];
const JEST = ['@swc/core', '@swc/jest', '@types/jest', 'jest', 'jest-environment-jsdom'];
const EVERYBODY = [
  '@types/react',
  '@types/react-dom',
  'eslint',
  'eslint-plugin-react-hooks',
  'typescript',
  'typescript-eslint',
];

const BY_JEST = { test: 'jest', types: ['jest', '@testing-library/jest-dom'] };
/** The tools of each bundler: its test runner, its types and its packages. */
const OF: Readonly<Record<Bundler, { test: string; types: readonly string[]; tools: readonly string[] }>> = {
  webpack: { ...BY_JEST, tools: ['@module-federation/enhanced', 'swc-loader', 'webpack', ...JEST] },
  rspack: { ...BY_JEST, tools: ['@module-federation/enhanced', '@rspack/core', ...JEST] },
  vite: {
    test: 'vitest run',
    types: ['vitest/globals', '@testing-library/jest-dom'],
    tools: ['@module-federation/vite', 'jsdom', 'vite', 'vitest'],
  },
};

/** Packages that a new repository depends on. */
export const wantedPackages: readonly string[] = [
  ...new Set([
    ...EVERYBODY,
    ...TEST_HELPERS,
    ...BUNDLERS.flatMap((bundler) => OF[bundler].tools),
    'react',
    'react-dom',
    'styled-components',
  ]),
].sort();

/**
 * A release has no more than its name: with the name of a remote that the site has, it would stand among that remote's.
 * @throws Error that lists the taken names
 */
export function refuseTaken(name: string, taken: readonly string[]): void {
  if (taken.includes(name))
    throw new Error(`The site itself has a remote ${name}. Choose another name; these are taken: ${taken.join(', ')}.`);
}

const pick = (names: readonly string[], versions: Versions): Versions =>
  Object.fromEntries(
    [...names].sort().map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`There is no version of ${name}.`);
      return [name, version];
    }),
  );

/** Names of the types that tests and pictures need, in the form of tsconfig.json. */
export const typesOf = (bundler: Bundler): string =>
  [...OF[bundler].types, '@rifas/remote-sdk/assets'].map((name) => `"${name}"`).join(', ');

/** package.json of a new repository. */
export const manifestOf = (
  name: string,
  bundler: Bundler,
  sdk: string,
  versions: Versions,
): Record<string, unknown> => ({
  name,
  private: true,
  version: '0.1.0',
  type: 'module',
  scripts: {
    build: 'rifas build',
    test: OF[bundler].test,
    types: 'tsc',
    lint: 'eslint . --max-warnings 0',
    check: 'rifas check',
  },
  dependencies: { '@rifas/remote-sdk': sdk, ...pick(['react', 'react-dom', 'styled-components'], versions) },
  devDependencies: pick([...EVERYBODY, ...TEST_HELPERS, ...OF[bundler].tools], versions),
});
