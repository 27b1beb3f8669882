import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// Imports go one way: feature -> its remote's common/ -> shared (ARCHITECTURE.md). Each message says what to do instead.
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
  { name: 'date-fns', message: 'Use @rifas/shared/format or domain: dates of the API are wall time (D23).' },
];

const PAGE_PARTS_OF_SHARED = ['remote', 'http', 'session', 'forms', 'ui', 'query', 'testing', 'validation', 'wizard'];

const SHARED_FOLDERS = {
  // folder: shared folders it may not import, with the reason
  contracts: [
    ['domain', 'http', 'remote', 'routing', 'session', 'forms', 'ui', 'query', 'testing'],
    'Contracts stand below everything.',
  ],
  domain: [
    ['http', 'remote', 'routing', 'session', 'forms', 'ui', 'query', 'testing', 'format'],
    'Domain rules are pure: data in, data out.',
  ],
  format: [['http', 'remote', 'routing', 'session', 'forms', 'ui', 'query', 'testing'], 'Formats are pure.'],
  ui: [
    ['contracts', 'domain', 'http', 'remote', 'routing', 'session', 'forms', 'query', 'testing', 'deployment'],
    'The kit knows no business words, and it is compiled into each remote: a singleton imported here would exist twice.',
  ],
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
  const sharedRules = Object.entries(SHARED_FOLDERS).map(([folder, [banned, reason]]) => ({
    files: [`shared/${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': patterns([
        {
          group: banned.flatMap((name) => [
            `../${name}`,
            `../${name}/**`,
            `../../${name}`,
            `../../${name}/**`,
            `@rifas/shared/${name}`,
          ]),
          message: reason,
        },
        { group: WORKSPACE.map((name) => `@rifas/${name}`), message: 'shared imports no workspace package.' },
      ]),
    },
  }));
  return [
    ...remoteRules,
    ...sharedRules,
    {
      files: ['shared/wizard/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-imports': patterns([
          {
            group: ['../*'],
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
            message: 'backend and e2e import contracts, domain, format, routing paths and deployment only.',
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
