import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { temporaryFolder } from '../src/lib/files';
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

const inHouse = (options: { readonly folder: string }) => (name: string, file: string, code: string) => ({
  name,
  filename: `${options.folder}/${file}`,
  options: [options],
  code,
});
const [inShell, inRemote, inShared] = [inHouse(house), inHouse(remote), inHouse(shared)];

/** Cases that are reported by this message. */
const reported = (messageId: string, ...cases: readonly ReturnType<typeof inShell>[]) =>
  cases.map((one) => ({ ...one, errors: [{ messageId }] }));
/** A case that is reported in these words. */
const told = (one: ReturnType<typeof inShell>, message: string) => ({ ...one, errors: [{ message }] });

new RuleTester({ languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } } }).run(
  'floors',
  floors,
  {
    valid: [
      inShell('an import goes down', 'src/frame/Menu.tsx', "import { user } from '../session/user';"),
      inShell('an import stays in its folder', 'src/frame/menu/a.ts', "import { b } from '../header/b';"),
      inShell('the file on top may use all', 'src/main.tsx', "import { home } from './home';"),
      inShell('another package is no matter of floors', 'src/site/a.ts', "import { a } from '@rifas/shared/http';"),
      inShell('a file outside the root has no floor', 'webpack.config.ts', "import a from './src/main';"),
      inShell('data beside the root has no floor', 'src/site/a.ts', "import feature from '../../feature.json';"),
      inShell('a test may use all', 'src/site/a.test.ts', "import { home } from '../home/home';"),
      inShell('a helper of tests may use all', 'src/testing/a.ts', "import { home } from '../home/home';"),
      inShell('a floor may use what it names', 'src/page/a.ts', "import { table } from '../site/table';"),
      inRemote('a flow uses common', 'src/payment-link/a.ts', "import { b } from '../common/b';"),
      inRemote('the remote loads its flows', 'src/remote.ts', "const page = () => import('./raffle-list/Page');"),
      inShared('a package without src uses its own name', 'http/a.ts', "import { cents } from '@rifas/shared/domain';"),
    ],
    invalid: [
      told(
        inShell('an import goes up', 'src/session/user.ts', "import { Menu } from '../frame/Menu';"),
        '`session` is floor 2, `frame` is floor 5: move what both need down, or let main hand it over. (session: Knows who is there and no page.)',
      ),
      told(
        inRemote('a flow imports another', 'src/payment-link/a.ts', "import { b } from '../raffle-list/b';"),
        '`payment-link` and `raffle-list` stand on the same floor (2) and know nothing of each other: move what both need down, or let remote hand it over. (payment-link: One folder for each flow.)',
      ),
      ...reported(
        'up',
        inShell('a type goes up', 'src/session/a.ts', "import type { B } from '../frame/b';"),
        inShell('an inline type goes up', 'src/session/a.ts', "type B = import('../frame/b').B;"),
        inShell('a lazy import goes up', 'src/session/a.ts', "const b = import('../frame/b');"),
        inShell('a re-export goes up', 'src/session/a.ts', "export { b } from '../frame/b';"),
        inShell('a re-export of all goes up', 'src/session/a.ts', "export * from '../frame';"),
        inShell(
          'the name of the own package goes up',
          'src/site/a.ts',
          "import { b } from '@rifas/shell/public-session';",
        ),
        inRemote('common imports a flow', 'src/common/a.ts', "import { b } from '../raffle-list/b';"),
        inShared('a rule imports a call, without src', 'domain/a.ts', "import { call } from '@rifas/shared/http';"),
      ),
      ...reported('beside', inShell('two folders of one floor', 'src/home/a.ts', "import { b } from '../status/b';")),
      ...reported(
        'notUsed',
        inShell('a floor uses one that it does not name', 'src/page/a.ts', "import { b } from '../session/b';"),
      ),
      ...reported(
        'noFloor',
        inShell('a folder without a floor', 'src/boot/a.ts', 'export const a = 1;'),
        inShell('an import of a folder without a floor', 'src/main.tsx', "import { a } from './boot/a';"),
      ),
      ...reported(
        'testOnly',
        inShell('a page uses helpers of tests', 'src/home/a.ts', "import { b } from '../testing/b';"),
      ),
    ],
  },
);

test('a floor names folders and files that are there', () => {
  const root = temporaryFolder('floors');
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
});
