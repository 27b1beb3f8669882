import type { Feature, FeatureEntry } from '@rifas/shared/remote';
import type { Release } from '../store/releases/release';
import { conflictsOf } from './conflicts';
import { loadDeployment } from './load-deployment';

const shell: Release = {
  name: 'shell',
  version: '2.0.0',
  entry: 'shell.js',
  files: {},
  parts: {},
  consumes: {},
  contract: '1.1.0',
};
const remote = (name: string, feature: Partial<Feature>): Release => ({
  name,
  version: '1.0.0',
  entry: 'remoteEntry.js',
  files: {},
  parts: {},
  consumes: {},
  feature: { name, contract: '^1.0.0', routes: [], ...feature },
});
const route = (path: string, more: Partial<Feature['routes'][number]> = {}) => ({
  path,
  page: 'p',
  access: 'public' as const,
  title: 'T',
  ...more,
});
const entry = (
  to: string,
  label: FeatureEntry['label'],
  order: number,
  more: Partial<FeatureEntry> = {},
): FeatureEntry => ({ to, label, order, icon: 'x', ...more });

const conflicts = (one: Partial<Feature>, two: Partial<Feature>, deployment = 'dtyt') =>
  conflictsOf(loadDeployment(deployment), shell, [remote('mf-uno', one), remote('mf-dos', two)]);

test.each<[string, Partial<Feature>, Partial<Feature>, string]>([
  ['one address', { routes: [route('/a')] }, { routes: [route('/a')] }, 'Both mf-uno and mf-dos declare the route /a:'],
  [
    'one address by two names of its parameter',
    { routes: [route('/a/:id')] },
    { routes: [route('/a/:token')] },
    'Both mf-uno and mf-dos declare the route /a/:token:',
  ],
  ...['/a/', '/A'].map((same): [string, Partial<Feature>, Partial<Feature>, string] => [
    `one address as ${same}`,
    { routes: [route('/a')] },
    { routes: [route(same)] },
    `Both mf-uno and mf-dos declare the route ${same}:`,
  ]),
  [
    'an address below one that is drawn whole',
    { routes: [route('/a', { children: true })] },
    { routes: [route('/a/b')] },
    'mf-dos declares the route /a/b, which lies below /a: mf-uno draws all below that:',
  ],
  [
    'the home',
    {},
    { routes: [route('/dashboard')] },
    "mf-dos declares the route /dashboard, which is the shell's own: give it another address, such as /dashboard/dos.",
  ],
  [
    'an address of the API',
    {},
    { routes: [route('/api/x')] },
    'mf-dos declares the route /api/x, which never reaches a page',
  ],
  [
    'a guarded address outside of the dashboard, where nothing would draw it',
    { routes: [route('/a', { access: 'guarded' })] },
    {},
    "mf-uno declares the route /a as guarded, and the shell draws guarded pages below /dashboard alone: write /dashboard/a, or the access 'public'.",
  ],
  [
    'one address by one remote',
    { routes: [route('/a'), route('/a')] },
    {},
    'mf-uno declares the route /a twice: give one of them another address.',
  ],
  [
    'one place by one remote',
    { routes: [route('/a'), route('/b')], menu: [entry('/a', 'A', 1), entry('/b', 'B', 1)] },
    {},
    "mf-uno has two entries of the menu in place 1, 'A' and 'B': give one of them another order.",
  ],
  [
    'one label',
    { routes: [route('/a'), route('/b')], menu: [entry('/a', 'A', 1)] },
    { menu: [entry('/b', { dtyt: 'A' }, 2)] },
    "Both mf-uno and mf-dos have an entry of the menu called 'A': give one of them another label.",
  ],
  [
    'one place',
    { routes: [route('/a'), route('/b')], home: [entry('/a', 'A', 1)] },
    { home: [entry('/b', 'B', 1)] },
    "Both mf-uno and mf-dos have an entry of the home grid in place 1, 'A' and 'B': give one of them another order.",
  ],
  [
    'a label that no row of the menu has room for',
    { routes: [route('/a')], menu: [entry('/a', 'A'.repeat(81), 1)] },
    {},
    'mf-uno has an entry of the menu to /a whose label has 81 characters: write it in 80 at most.',
  ],
  [
    'a hint that no row of the home has room for',
    { routes: [route('/a')], home: [entry('/a', 'A', 1, { hint: { dtyt: 'a'.repeat(161) } })] },
    {},
    'mf-uno has an entry of the home grid to /a whose hint has 161 characters: write it in 160 at most.',
  ],
  [
    'more addresses than pages can carry',
    { routes: [route('/a')] },
    { routes: Array.from({ length: 500 }, (_, index) => route(`/b/${index}`)) },
    "The remotes of a site have 500 routes at most together, and here they have 501, 500 of them of mf-dos: declare one route for pages that are alike, with a parameter such as /dashboard/dos/:id or with 'children'.",
  ],
  [
    'one target',
    { routes: [route('/a')], menu: [entry('/a', 'A', 1)] },
    { menu: [entry('/a', 'B', 2)] },
    'Both mf-uno and mf-dos have an entry of the menu to /a: leave one of them out.',
  ],
  [
    'an entry of the menu to an address that nobody draws',
    { routes: [route('/a')], menu: [entry('/a', 'A', 1), entry('/a/b', 'B', 2)] },
    {},
    "mf-uno has an entry of the menu, 'B', that leads to /a/b, which no remote here declares as a route: release mf-uno with",
  ],
  [
    'an entry of the home to an address that nobody draws',
    {},
    { home: [entry('/nada', 'Nada', 1)] },
    "mf-dos has an entry of the home grid, 'Nada', that leads to /nada, which",
  ],
  [
    'an entry to an address with parameters',
    { routes: [route('/a/:id')], menu: [entry('/a/:id', 'A', 1)] },
    {},
    "mf-uno has an entry of the menu, 'A', that leads to /a/:id, which has parameters: lead it to an address without parameters.",
  ],
  ['a newer contract', {}, { contract: '^1.2.0' }, 'mf-dos 1.0.0 asks for contract ^1.2.0; shell 2.0.0 gives 1.1.0.'],
  ['another contract', { contract: '^2.0.0' }, {}, 'mf-uno 1.0.0 asks for contract ^2.0.0; shell 2.0.0 gives 1.1.0.'],
])('a conflict of remotes is refused with their names: %s', (_what, one, two, problem) => {
  expect(conflicts(one, two)).toEqual([expect.stringContaining(problem)]);
});

test('routes and entries of different variants do not collide', () => {
  const one = { routes: [route('/a', { variants: ['dtyt'] })], menu: [entry('/a', 'A', 1, { variants: ['dtyt'] })] };
  const two = { routes: [route('/a', { variants: ['ccee'] })], menu: [entry('/a', 'A', 1, { variants: ['ccee'] })] };
  expect([conflicts(one, two), conflicts(one, two, 'ccee')]).toEqual([[], []]);
  expect(conflicts({ routes: [route('/a')], menu: [entry('/a', 'A', 1)] }, { home: [entry('/a', 'A', 1)] })).toEqual(
    [],
  );
});

test('an entry to a page of another variant is left out without a problem', () => {
  const one = { routes: [route('/a', { variants: ['dtyt'] })], menu: [entry('/a', 'A', 1)] } as const;
  expect([conflicts(one, {}), conflicts(one, {}, 'ccee')]).toEqual([[], []]);
});

test('a shell that does not declare its contract is refused', () => {
  const silent: Release = { name: 'shell', version: '2.0.0', entry: 'shell.js', files: {}, parts: {}, consumes: {} };
  expect(conflictsOf(loadDeployment('dtyt'), silent, [])).toEqual([
    'shell 2.0.0 does not say which contract it gives: release it again.',
  ]);
});

const react = { key: 'react', range: '^18.0.0', singleton: true, copy: true };
const asking = { ...remote('mf-uno', {}), shared: [react] };

test('a remote that wants another React than the shell provides is refused with the line to write', () => {
  const providing = { ...shell, provides: { react: '19.3.1' } };
  expect(conflictsOf(loadDeployment('dtyt'), providing, [asking])).toEqual([
    'mf-uno 1.0.0 does not fit shell 2.0.0: it wants react ^18.0.0, and the shell provides 19.3.1. In its build: ' +
      "shared: { 'react': { singleton: true, requiredVersion: '^19.0.0', import: false } }",
  ]);
});

test('a shell that does not declare what it provides accepts every remote that fits its contract', () => {
  expect(conflictsOf(loadDeployment('dtyt'), shell, [asking])).toEqual([]);
});
