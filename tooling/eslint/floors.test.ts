import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { floors, floorsConfig } from './floors.mjs';

const house = {
  package: '@rifas/shell',
  folder: '/house/shell',
  root: 'src',
  exports: { './public-session': './src/session/index.ts' },
  floors: [
    { folders: ['site'], why: 'The page table, as data.' },
    { folders: ['session'], why: 'Knows who is there and no page.' },
    { folders: ['page'], why: 'Stands in the static page.', uses: ['site'] },
    { folders: ['federation'], why: 'Loads remotes.' },
    { folders: ['frame'], why: 'Header and menu.' },
    { folders: ['home', 'status'], why: 'Pages that do not know each other.' },
    { folders: ['main'], why: 'Puts all together.' },
  ],
};
const remote = {
  ...house,
  package: '@rifas/mf-rifas',
  folder: '/house/mf-rifas',
  floors: [
    { folders: ['common'], why: 'What the flows share.' },
    { folders: ['*'], why: 'One folder for each flow.' },
    { folders: ['remote'], why: 'Names the pages.' },
  ],
};
const shared = {
  ...house,
  package: '@rifas/shared',
  folder: '/house/shared',
  root: '.',
  exports: { './domain': './domain/index.ts' },
  floors: [
    { folders: ['domain'], why: 'Rules.' },
    { folders: ['http'], why: 'Calls.' },
    { folders: ['testing', 'standalone'], why: 'Development only.' },
  ],
};

const inShell = (file: string, code: string) => ({ filename: `/house/shell/${file}`, options: [house], code });
const inRemote = (file: string, code: string) => ({ filename: `/house/mf-rifas/${file}`, options: [remote], code });
const inShared = (file: string, code: string) => ({ filename: `/house/shared/${file}`, options: [shared], code });

const message = (text: string) => ({ errors: [{ message: text }] });
const reported = (messageId: string) => ({ errors: [{ messageId }] });

new RuleTester({ languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } } }).run(
  'floors',
  floors,
  {
    valid: [
      { name: 'an import goes down', ...inShell('src/frame/Menu.tsx', "import { user } from '../session/user';") },
      { name: 'an import stays in its folder', ...inShell('src/frame/menu/a.ts', "import { b } from '../header/b';") },
      { name: 'the file on top may use all', ...inShell('src/main.tsx', "import { home } from './home';") },
      {
        name: 'another package is no matter of floors',
        ...inShell('src/site/a.ts', "import { a } from '@rifas/shared/http';"),
      },
      { name: 'a file outside the root has no floor', ...inShell('webpack.config.ts', "import a from './src/main';") },
      {
        name: 'data beside the root has no floor',
        ...inShell('src/site/a.ts', "import feature from '../../feature.json';"),
      },
      { name: 'a test may use all', ...inShell('src/site/a.test.ts', "import { home } from '../home/home';") },
      { name: 'a helper of tests may use all', ...inShell('src/testing/a.ts', "import { home } from '../home/home';") },
      { name: 'a floor may use what it names', ...inShell('src/page/a.ts', "import { table } from '../site/table';") },
      { name: 'a flow uses common', ...inRemote('src/payment-link/a.ts', "import { b } from '../common/b';") },
      {
        name: 'the remote loads its flows',
        ...inRemote('src/remote.ts', "const page = () => import('./raffle-list/Page');"),
      },
      {
        name: 'a package without src uses its own name',
        ...inShared('http/a.ts', "import { cents } from '@rifas/shared/domain';"),
      },
    ],
    invalid: [
      {
        name: 'an import goes up, and the message names both floors and the way out',
        ...inShell('src/session/user.ts', "import { Menu } from '../frame/Menu';"),
        ...message(
          '`session` is floor 2, `frame` is floor 5: move what both need down, or let main hand it over. (session: Knows who is there and no page.)',
        ),
      },
      {
        name: 'a type goes up',
        ...inShell('src/session/a.ts', "import type { B } from '../frame/b';"),
        ...reported('up'),
      },
      {
        name: 'an inline type goes up',
        ...inShell('src/session/a.ts', "type B = import('../frame/b').B;"),
        ...reported('up'),
      },
      {
        name: 'a lazy import goes up',
        ...inShell('src/session/a.ts', "const b = import('../frame/b');"),
        ...reported('up'),
      },
      {
        name: 'a re-export goes up',
        ...inShell('src/session/a.ts', "export { b } from '../frame/b';"),
        ...reported('up'),
      },
      {
        name: 'a re-export of all goes up',
        ...inShell('src/session/a.ts', "export * from '../frame';"),
        ...reported('up'),
      },
      {
        name: 'an import by the name of the own package goes up',
        ...inShell('src/site/a.ts', "import { b } from '@rifas/shell/public-session';"),
        ...reported('up'),
      },
      {
        name: 'two folders of one floor',
        ...inShell('src/home/a.ts', "import { b } from '../status/b';"),
        ...reported('beside'),
      },
      {
        name: 'a floor uses one that it does not name',
        ...inShell('src/page/a.ts', "import { b } from '../session/b';"),
        ...reported('notUsed'),
      },
      { name: 'a folder without a floor', ...inShell('src/boot/a.ts', 'export const a = 1;'), ...reported('noFloor') },
      {
        name: 'an import of a folder without a floor',
        ...inShell('src/main.tsx', "import { a } from './boot/a';"),
        ...reported('noFloor'),
      },
      {
        name: 'a page uses helpers of tests',
        ...inShell('src/home/a.ts', "import { b } from '../testing/b';"),
        ...reported('testOnly'),
      },
      {
        name: 'a flow imports another',
        ...inRemote('src/payment-link/a.ts', "import { b } from '../raffle-list/b';"),
        ...message(
          '`payment-link` and `raffle-list` stand on the same floor (2) and know nothing of each other: move what both need down, or let remote hand it over. (payment-link: One folder for each flow.)',
        ),
      },
      {
        name: 'common imports a flow',
        ...inRemote('src/common/a.ts', "import { b } from '../raffle-list/b';"),
        ...reported('up'),
      },
      {
        name: 'a rule imports a call, in a package without src',
        ...inShared('domain/a.ts', "import { call } from '@rifas/shared/http';"),
        ...reported('up'),
      },
    ],
  },
);

test('a floor names folders and files that are there', () => {
  const root = mkdtempSync(join(tmpdir(), 'rifas-floors-'));
  const configOf = (...folders: readonly string[]) => {
    const text = JSON.stringify({ root: 'src', floors: [{ folders, why: 'A reason.' }] });
    writeFileSync(join(root, 'pay', 'floors.json'), text);
    return floorsConfig(root, ['pay']);
  };
  mkdirSync(join(root, 'pay', 'src', 'link'), { recursive: true });
  writeFileSync(join(root, 'pay', 'src', 'main.tsx'), '');
  writeFileSync(join(root, 'pay', 'package.json'), '{"name":"@rifas/pay"}');
  expect(configOf('link', 'main', '*')).toHaveLength(1);
  expect(configOf('main.tsx')).toHaveLength(1);
  expect(() => configOf('link', 'captcha')).toThrow('pay/floors.json: there is no "captcha" in "src": take it out.');
  rmSync(root, { recursive: true });
});
