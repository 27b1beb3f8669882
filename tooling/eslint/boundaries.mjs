import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Which package may import which (ARCHITECTURE.md); the folders inside a package have floors (floors.mjs). Each message says what to do instead.
const root = join(import.meta.dirname, '..', '..');
const REMOTES = readdirSync(root).filter((name) => existsSync(join(root, name, 'feature.json')));
const WORKSPACE = ['shell', ...REMOTES, 'backend', 'e2e', 'tooling'];

const others = (own, allowed = []) =>
  WORKSPACE.filter((name) => name !== own && !allowed.includes(name)).flatMap((name) => [
    `@rifas/${name}`,
    `@rifas/${name}/*`,
    `**/${name}/src/**`,
  ]);

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

const PAGE_PARTS_OF_SHARED = [
  'async',
  'http',
  'session',
  'query',
  'remote',
  'ui',
  'forms',
  'wizard',
  'selling',
  'testing',
  'standalone',
  'gallery',
];

/** Folders of shared of which the page has one instance, provided by the shell. */
const ONE_INSTANCE = JSON.parse(readFileSync(join(root, 'shared', 'shared-modules.json'), 'utf8'))
  .filter((name) => name.startsWith('@rifas/shared/'))
  .map((name) => name.slice('@rifas/shared/'.length));
const COMPILED_INTO_REMOTES = ['wizard', 'selling'];

const NO_PACKAGE_IN_SHARED = {
  group: WORKSPACE.map((name) => `@rifas/${name}`),
  message: 'shared imports no workspace package.',
};

const patterns = (list) => ['error', { patterns: list, paths: [] }];

/** @returns {import('eslint').Linter.Config[]} */
export function boundaries() {
  const remoteRules = REMOTES.map((remote) => ({
    files: [`${remote}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: LIBRARIES_BEHIND_SHARED,
          patterns: [
            {
              group: others(remote),
              message:
                'A remote imports shared and itself. What two remotes need moves to shared; the shell reaches remotes through federation only.',
            },
            {
              regex: '^\\.{1,2}/.*\\bshared/',
              message: 'Import @rifas/shared/<folder>: a relative path makes a second instance of a singleton.',
            },
          ],
        },
      ],
    },
  }));
  return [
    ...remoteRules,
    {
      files: ['shared/**/*.{ts,tsx}'],
      rules: { 'no-restricted-imports': patterns([NO_PACKAGE_IN_SHARED]) },
    },
    {
      files: COMPILED_INTO_REMOTES.map((folder) => `shared/${folder}/**/*.{ts,tsx}`),
      rules: {
        'no-restricted-imports': patterns([
          NO_PACKAGE_IN_SHARED,
          {
            group: ONE_INSTANCE.flatMap((folder) => [
              `../${folder}`,
              `../${folder}/**`,
              `../../${folder}`,
              `../../${folder}/**`,
            ]),
            message:
              'Import @rifas/shared/<folder>: this folder is compiled into each remote, a relative path brings a second session or router.',
          },
        ]),
      },
    },
    {
      files: ['shell/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: LIBRARIES_BEHIND_SHARED,
            patterns: [
              {
                group: [...others('shell'), '**/mf-*/**'],
                message: 'The shell reaches remotes through federation only, by the deployment descriptor.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['backend/**/*.ts', 'e2e/**/*.ts'],
      // Remotes in their own right, built by other tools.
      ignores: ['e2e/fixtures/**'],
      rules: {
        'no-restricted-imports': patterns([
          {
            group: PAGE_PARTS_OF_SHARED.map((name) => `@rifas/shared/${name}`),
            message:
              'backend and e2e import domain, format, contracts, deployment, site and the paths of routing only.',
          },
          {
            group: [...REMOTES, 'shell'].flatMap((name) => [`@rifas/${name}`, `**/${name}/src/**`]),
            message: 'The site is a black box from here.',
          },
        ]),
      },
    },
  ];
}
