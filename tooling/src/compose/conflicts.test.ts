import type { Feature, FeatureEntry } from '@rifas/shared/remote';
import { without } from '../lib/without';
import type { Release, SharedUse } from '../store/releases/release';
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
const at = (...paths: readonly string[]) => paths.map((path) => route(path));
const entry = (
  to: string,
  label: FeatureEntry['label'],
  order: number,
  more: Partial<FeatureEntry> = {},
): FeatureEntry => ({ to, label, order, icon: 'x', ...more });

const conflicts = (one: Partial<Feature>, two: Partial<Feature>, deployment = 'dtyt') =>
  conflictsOf(loadDeployment(deployment), shell, [remote('mf-uno', one), remote('mf-dos', two)]);

test.each<[problem: string, one: Partial<Feature>, two: Partial<Feature>]>([
  ['Both mf-uno and mf-dos declare the route /a:', { routes: at('/a') }, { routes: at('/a') }],
  ['Both mf-uno and mf-dos declare the route /a/:token:', { routes: at('/a/:id') }, { routes: at('/a/:token') }],
  ['Both mf-uno and mf-dos declare the route /a/:', { routes: at('/a') }, { routes: at('/a/') }],
  ['Both mf-uno and mf-dos declare the route /A:', { routes: at('/a') }, { routes: at('/A') }],
  [
    'mf-dos declares the route /a/b, which lies below /a: mf-uno draws all below that:',
    { routes: [route('/a', { children: true })] },
    { routes: at('/a/b') },
  ],
  [
    "mf-dos declares the route /dashboard, which is the shell's own: give it another address, such as /dashboard/dos.",
    {},
    { routes: at('/dashboard') },
  ],
  ['mf-dos declares the route /api/x, which never reaches a page', {}, { routes: at('/api/x') }],
  // Nothing would draw it.
  [
    "mf-uno declares the route /a as guarded, and the shell draws guarded pages below /dashboard alone: write /dashboard/a, or the access 'public'.",
    { routes: [route('/a', { access: 'guarded' })] },
    {},
  ],
  [
    "mf-uno declares the route /Dashboard/a as public, and everything below /dashboard needs a session: write the access 'guarded', or an address that is not below /dashboard.",
    { routes: at('/Dashboard/a') },
    {},
  ],
  // A buyer whose gateway changed the return address would see it instead of the success page.
  [
    'mf-dos declares the route /:a/:b, which takes odd addresses of other pages, such as /success;id=1: give it another address, such as /dashboard/dos.',
    {},
    { routes: at('/:a/:b') },
  ],
  [
    'mf-uno declares the route /a, which sends visitors with a session to /a, a page for visitors without one: write "signedInGoesTo": "/dashboard".',
    { routes: [route('/a', { signedInGoesTo: '/a' })] },
    {},
  ],
  ['mf-uno declares the route /a twice: give one of them another address.', { routes: at('/a', '/a') }, {}],
  [
    "mf-uno has two entries of the menu in place 1, 'A' and 'B': give one of them another order.",
    { routes: at('/a', '/b'), menu: [entry('/a', 'A', 1), entry('/b', 'B', 1)] },
    {},
  ],
  [
    "Both mf-uno and mf-dos have an entry of the menu called 'A': give one of them another label.",
    { routes: at('/a', '/b'), menu: [entry('/a', 'A', 1)] },
    { menu: [entry('/b', { dtyt: 'A' }, 2)] },
  ],
  [
    "Both mf-uno and mf-dos have an entry of the home grid in place 1, 'A' and 'B': give one of them another order.",
    { routes: at('/a', '/b'), home: [entry('/a', 'A', 1)] },
    { home: [entry('/b', 'B', 1)] },
  ],
  [
    'mf-uno has an entry of the menu to /a whose label has 81 characters: write it in 80 at most.',
    { routes: at('/a'), menu: [entry('/a', 'A'.repeat(81), 1)] },
    {},
  ],
  [
    'mf-uno has an entry of the home grid to /a whose hint has 161 characters: write it in 160 at most.',
    { routes: at('/a'), home: [entry('/a', 'A', 1, { hint: { dtyt: 'a'.repeat(161) } })] },
    {},
  ],
  [
    "The remotes of a site have 500 routes at most together, and here they have 501, 500 of them of mf-dos: declare one route for pages that are alike, with a parameter such as /dashboard/dos/:id or with 'children'.",
    { routes: at('/a') },
    { routes: Array.from({ length: 500 }, (_, index) => route(`/b/${index}`)) },
  ],
  [
    'Both mf-uno and mf-dos have an entry of the menu to /a: leave one of them out.',
    { routes: at('/a'), menu: [entry('/a', 'A', 1)] },
    { menu: [entry('/a', 'B', 2)] },
  ],
  [
    "mf-uno has an entry of the menu, 'B', that leads to /a/b, which no remote here declares as a route: release mf-uno with",
    { routes: at('/a'), menu: [entry('/a', 'A', 1), entry('/a/b', 'B', 2)] },
    {},
  ],
  [
    "mf-dos has an entry of the home grid, 'Nada', that leads to /nada, which",
    {},
    { home: [entry('/nada', 'Nada', 1)] },
  ],
  [
    "mf-uno has an entry of the menu, 'A', that leads to /a/:id, which has parameters: lead it to an address without parameters.",
    { routes: at('/a/:id'), menu: [entry('/a/:id', 'A', 1)] },
    {},
  ],
  [
    'mf-dos 1.0.0 asks for contract ^1.2.0; shell 2.0.0 gives 1.1.0. Deploy it with a shell of that range, or release mf-dos with a range that has 1.1.0: npx rifas check says',
    {},
    { contract: '^1.2.0' },
  ],
  ['mf-uno 1.0.0 asks for contract ^2.0.0; shell 2.0.0 gives 1.1.0. Deploy it with', { contract: '^2.0.0' }, {}],
])('remotes that conflict are refused, with their names and what to do: %s', (problem, one, two) => {
  expect(conflicts(one, two)).toEqual([expect.stringContaining(problem)]);
});

test("a remote of this checkout whose contract does not fit is not sent to a team's command, which this checkout lacks", () => {
  const own = remote('mf-auth', { contract: '^1.2.0' });
  expect(conflictsOf(loadDeployment('dtyt'), shell, [own])).toEqual([
    'mf-auth 1.0.0 asks for contract ^1.2.0; shell 2.0.0 gives 1.1.0. Deploy it with a shell of that range, or release mf-auth with a range that has 1.1.0, in feature.json and remote.ts of mf-auth: npx jest --config shared/jest.config.mjs contract-ranges says whether its sources allow it.',
  ]);
});

test('routes and entries of different variants do not collide', () => {
  const one = { routes: [route('/a', { variants: ['dtyt'] })], menu: [entry('/a', 'A', 1, { variants: ['dtyt'] })] };
  const two = { routes: [route('/a', { variants: ['ccee'] })], menu: [entry('/a', 'A', 1, { variants: ['ccee'] })] };
  expect([conflicts(one, two), conflicts(one, two, 'ccee')]).toEqual([[], []]);
  expect(conflicts({ routes: at('/a'), menu: [entry('/a', 'A', 1)] }, { home: [entry('/a', 'A', 1)] })).toEqual([]);
});

test('an entry to a page of another variant is left out without a problem', () => {
  const one = { routes: [route('/a', { variants: ['dtyt'] })], menu: [entry('/a', 'A', 1)] } as const;
  expect([conflicts(one, {}), conflicts(one, {}, 'ccee')]).toEqual([[], []]);
});

test('a shell that does not declare its contract is refused', () => {
  const silent = without(shell, 'contract');
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

test.each([
  ['mf_uno', undefined, 'mf_uno', 'mf-dos'],
  [undefined, 'mf_dos', 'mf_dos', 'mf-uno'],
  ['mf_otro', 'mf_otro', 'mf_otro', 'mf-dos'],
])('two remotes that were built under one name are refused: %s, %s', (dos, uno, name, wrong) => {
  const built = (of: string, federation?: string) => ({ ...remote(of, {}), ...(federation && { federation }) });
  expect(conflictsOf(loadDeployment('dtyt'), shell, [built('mf-uno', uno), built('mf-dos', dos)])).toEqual([
    `mf-uno 1.0.0 and mf-dos 1.0.0 were both built under the name ${name}, and would mix up their modules. ` +
      `Write name: '${wrong.replace('-', '_')}' in the federation plugin of ${wrong}.`,
  ]);
});

test('a remote that was built under a name of its own that differs from feature.json runs beside others', () => {
  const camel = { ...remote('mf-uno', {}), federation: 'uno' };
  expect(conflictsOf(loadDeployment('dtyt'), shell, [camel, remote('mf-dos', {})])).toEqual([]);
});

test('a page for visitors without a session may send the others to a public page that everybody sees', () => {
  const routes = [route('/entrar', { signedInGoesTo: '/ayuda' }), route('/ayuda'), route('/:lang/notas')];
  expect(conflicts({ routes }, {})).toEqual([]);
});

const store = (range: string, singleton = true): SharedUse => ({ key: 'zustand', range, singleton, copy: true });
const unsaid: SharedUse = { key: 'zustand', range: '^4.0.0', copy: true };
const sharing = (of: string, ...shared: readonly SharedUse[]) => ({ ...remote(of, {}), shared });

test.each([
  ['both share it as a singleton', store('^4.5.0'), store('^5.0.0')],
  ['one of them does', store('^4.5.0', false), store('^5.0.0')],
])('two remotes that share a module in versions that exclude each other are refused where %s', (_, one, other) => {
  const both = [sharing('mf-uno', one), sharing('mf-dos', other)];
  expect(conflictsOf(loadDeployment('dtyt'), { ...shell, provides: {} }, both)).toEqual([
    "mf-uno 1.0.0 and mf-dos 1.0.0 share zustand as a singleton, in ^4.5.0 and ^5.0.0: the one that a visitor opens second would get the other's. " +
      "Take 'zustand' out of shared in one of them, so that it is compiled in.",
  ]);
});

test.each([
  ['one version serves both', [sharing('mf-uno', store('^5.0.1')), sharing('mf-dos', store('^5.0.0'))]],
  ['a range is not known', [sharing('mf-uno', store('')), sharing('mf-dos', store('^5.0.0'))]],
  [
    'none takes that of the other',
    [sharing('mf-uno', store('^4.0.0', false)), sharing('mf-dos', store('^5.0.0', false))],
  ],
  [
    'nobody says that it is a singleton',
    [sharing('mf-uno', unsaid), sharing('mf-dos', { ...unsaid, range: '^5.0.0' })],
  ],
  ['one remote has both', [sharing('mf-uno', store('^4.0.0'), store('^5.0.0'))]],
])('remotes that share a module run beside each other where %s', (_, remotes) => {
  expect(conflictsOf(loadDeployment('dtyt'), { ...shell, provides: {} }, remotes)).toEqual([]);
});
