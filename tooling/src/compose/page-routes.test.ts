import type { Feature } from '@rifas/shared/remote';
import { loadDeployment } from './load-deployment';
import { pageRoutes } from './page-routes';

const feature = (name: string, routes: Feature['routes']): Feature => ({ name, contract: '^1.0.0', routes });
const cash = {
  path: '/dashboard/contado',
  page: 'cash',
  access: 'guarded',
  title: 'Contado',
  variants: ['dtyt'],
} as const;
const transfer = {
  path: '/dashboard/rifas/transfer',
  page: 'transfer',
  access: 'guarded',
  title: 'Bolsa',
  children: true,
} as const;

test('a deployment has one page for each address of its variant, and one for all other addresses', () => {
  const patterns = (name: string) =>
    pageRoutes(loadDeployment(name), [feature('a', [cash, transfer])]).map(({ pattern }) => pattern);
  expect(patterns('dtyt')).toEqual(['/dashboard/rifas/transfer/*', '/dashboard/contado', '/dashboard', '*']);
  expect(patterns('ccee')).toEqual(['/dashboard/rifas/transfer/*', '/dashboard', '*']);
});

test('each page has its own file, even for addresses that differ in one character', () => {
  const paths = ['/a/b', '/a-b', '/a/:b', '/a_b', '/index', '/index/page'];
  const routes = paths.map((path) => ({ ...cash, path }));
  const files = pageRoutes(loadDeployment('dtyt'), [feature('a', routes)]).map(({ file }) => file);
  expect(new Set(files).size).toBe(paths.length + 2);
});
