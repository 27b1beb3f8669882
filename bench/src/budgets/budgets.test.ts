import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import type { Release } from '@rifas/tooling/store/releases/release';
import { budgetsOf, isExceeded } from './budgets';

const KB = 1024;
const source = loadDeployment('dtyt');

function release(name: string, files: Readonly<Record<string, number>>, rest: Partial<Release>): Release {
  const described = Object.entries(files).map(([file, kb]) => [
    file,
    { bytes: kb * KB * 3, wireBytes: kb * KB, integrity: '' },
  ]);
  return {
    name,
    version: '1',
    entry: 'remoteEntry.js',
    files: Object.fromEntries(described) as Release['files'],
    parts: {},
    consumes: {},
    ...rest,
  };
}

function remote(name: string, path: string, page: string, pageKb: number): Release {
  return release(
    name,
    { 'remoteEntry.js': 7, 'remote.js': 1, 'page.js': pageKb },
    {
      parts: { remote: ['remote.js'], [`page-${page}`]: ['page.js'] },
      feature: { name, contract: '^1.0.0', routes: [{ path, page, access: 'public', title: page }] },
    },
  );
}

const shell = release(
  'shell',
  { 'shell.js': 100, 'axios.js': 20 },
  { entry: 'shell.js', parts: { shell: ['shell.js'], axios: ['axios.js'] } },
);
const budgets = (loginKb: number, payKb: number) =>
  budgetsOf(source, shell, [
    remote('mf-auth', '/login', 'login', loginKb),
    remote('mf-checkout', '/pago/:token', 'pay', payKb),
  ]);

test('a budget counts the files that a page needs before it works: shell, remote and page, but no later files', () => {
  expect(budgets(40, 50).map(({ actualKb }) => actualKb)).toEqual([148, 158, 8, 8]);
  expect(budgets(40, 50).some(isExceeded)).toBe(false);
});

test.each([
  [43, 50, 'dtyt: JavaScript before the login form works'],
  [40, 58, 'dtyt: JavaScript before the pay form works'],
])('a login page of %d KB and a pay page of %d KB exceed one budget', (login, pay, name) => {
  expect(
    budgets(login, pay)
      .filter(isExceeded)
      .map((budget) => budget.name),
  ).toEqual([name]);
});

test('a file that no release has throws an error', () => {
  const auth = remote('mf-auth', '/login', 'login', 1);
  const broken = { ...auth, parts: { ...auth.parts, remote: ['gone.js'] } };
  expect(() => budgetsOf(source, shell, [broken, remote('mf-checkout', '/pago/:token', 'pay', 1)])).toThrow(
    'gone.js is in no release',
  );
});
