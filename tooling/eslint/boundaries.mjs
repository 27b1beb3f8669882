import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// Which package may import which (ARCHITECTURE.md); the folders inside a package have floors (floors.mjs). Each message says what to do instead.
const root = join(import.meta.dirname, '..', '..');
const REMOTES = readdirSync(root).filter((name) => existsSync(join(root, name, 'feature.json')));
const KIT = ['kit/remote-sdk', 'kit/create-rifas-remote'];
const ALL_BUT_SHARED = ['shell', ...REMOTES, 'backend', 'tooling', 'bench', 'attack', 'e2e', ...KIT];

/** How packages are imported, by their names and by their folders. */
const importsOf = (folders) => folders.flatMap((folder) => [`@rifas/${basename(folder)}`, `**/${folder}/src/**`]);

const LIBRARIES_BEHIND_SHARED = [
  { name: 'axios', message: 'Use the http client of useHost(): it maps errors and carries the session.' },
  { name: 'react-router-dom', message: 'Use @rifas/shared/routing: importing the router twice makes two routers.' },
  { name: '@tanstack/react-query', message: 'Use @rifas/shared/query: one cache serves every remote.' },
  { name: 'react-final-form', message: 'Use @rifas/shared/forms: it announces errors and keeps drafts.' },
  { name: 'final-form', message: 'Use @rifas/shared/forms.' },
  { name: 'yup', message: 'Write a recipe, (y) => y.object(…): yup is loaded with the first validation.' },
  {
    name: 'date-fns',
    message: 'Use @rifas/shared/format or domain: dates of the API are wall time (docs/rules.md, "Dates").',
  },
];

/** Folders of shared that are plain TypeScript. */
const PLAIN = ['domain', 'format', 'contracts', 'deployment', 'site', 'ui/palette'];
/** The folders of shared that packages outside the page may import. */
const MAY_IMPORT = { backend: PLAIN, e2e: [...PLAIN, 'strange'] };

/** Folders of shared that exist once in a page, provided by the shell. */
const ONE_INSTANCE = JSON.parse(readFileSync(join(root, 'shared', 'shared-modules.json'), 'utf8'))
  .filter((name) => name.startsWith('@rifas/shared/'))
  .map((name) => name.slice('@rifas/shared/'.length));
const COMPILED_INTO_REMOTES = ['wizard', 'selling'];

const NO_PACKAGE_IN_SHARED = {
  group: importsOf(ALL_BUT_SHARED),
  message: 'shared imports no package of the repository.',
};

/** Forbids files to import these patterns and packages. */
const restricted = (files, patterns, paths = []) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns, paths }] },
});

/** @returns {import('eslint').Linter.Config[]} */
export const boundaries = () => [
  ...REMOTES.map((remote) =>
    restricted(
      [`${remote}/**/*.{ts,tsx}`],
      [
        {
          group: importsOf(ALL_BUT_SHARED.filter((name) => name !== remote)),
          message:
            'A remote imports shared and itself. What two remotes need moves to shared; the shell reaches remotes through federation only.',
        },
        {
          regex: '^\\.{1,2}/.*\\bshared/',
          message: 'Import @rifas/shared/<folder>: a relative path makes a second instance of a singleton.',
        },
      ],
      LIBRARIES_BEHIND_SHARED,
    ),
  ),
  restricted(['shared/**/*.{ts,tsx}'], [NO_PACKAGE_IN_SHARED]),
  restricted(
    COMPILED_INTO_REMOTES.map((folder) => `shared/${folder}/**/*.{ts,tsx}`),
    [
      NO_PACKAGE_IN_SHARED,
      {
        group: ['../', '../../'].flatMap((up) => ONE_INSTANCE.flatMap((folder) => [up + folder, `${up}${folder}/**`])),
        message:
          'Import @rifas/shared/<folder>: this folder is compiled into each remote, a relative path brings a second session or router.',
      },
    ],
  ),
  restricted(
    ['shell/**/*.{ts,tsx}'],
    [
      {
        group: [...importsOf(ALL_BUT_SHARED.filter((name) => name !== 'shell')), '**/mf-*/**'],
        message: 'The shell reaches remotes through federation only, by the deployment descriptor.',
      },
    ],
    LIBRARIES_BEHIND_SHARED,
  ),
  ...Object.entries(MAY_IMPORT).map(([own, folders]) => ({
    ...restricted(
      [`${own}/**/*.ts`],
      [
        {
          regex: `^(@rifas|\\.{1,2}(/.*)?)/shared/(?!(${folders.join('|')})(/|$))`,
          message: `Of shared, ${own} imports ${folders.join(', ')} only: the rest is made for pages.`,
        },
        { group: importsOf(['shell', ...REMOTES]), message: 'The site is a black box from here.' },
      ],
    ),
    // These are remotes themselves, built by other tools.
    ignores: ['e2e/fixtures/**'],
  })),
];
