import type { Feature } from '../deployment';
import { demoDeployment } from '../testing';
import { earlyCallsOf } from './early-calls';
import { pageTable, parentOf, remotePages, type SitePage } from './page-table';

const raffles: Feature = {
  name: 'mf-rifas',
  contract: '^1.0.0',
  routes: [
    { path: '/dashboard/rifas', page: 'paymentLink', access: 'guarded', title: 'Pagar rifa con tarjeta' },
    {
      path: '/dashboard/rifas/list',
      page: 'raffleList',
      access: 'guarded',
      title: 'Rifas',
      shape: 'list',
      heading: 'ESTAS SON TUS RIFAS',
      back: true,
      early: ['getDetailedRaffles'],
    },
  ],
  menu: [
    { to: '/dashboard/rifas/list', label: 'Rifas', order: 50, icon: 'ticket' },
    { to: '/dashboard/rifas', label: 'Pagar rifa con tarjeta', order: 30, icon: 'card', call: 'getMyLinks' },
  ],
  home: [{ to: '/dashboard/rifas/list', label: 'Tus rifas', order: 50, icon: 'ticket' }],
};
const deposits: Feature = {
  name: 'mf-depositos',
  contract: '^1.0.0',
  routes: [
    { path: '/dashboard/contado', page: 'cash', access: 'guarded', title: 'Contado', variants: ['dtyt'] },
    { path: '/login', page: 'login', access: 'public', title: 'Ingresar', signedInGoesTo: '/dashboard' },
  ],
  menu: [
    { to: '/dashboard/contado', label: { dtyt: 'Registrar rifa al contado' }, order: 20, icon: 'cash' },
    { to: '/dashboard/nothing', label: 'Nada', order: 10, icon: 'cash' },
  ],
  home: [{ to: '/dashboard/contado', label: 'Contado', order: 20, icon: 'cash' }],
  widgets: [
    { slot: 'home', widget: 'later', title: 'Después', order: 2, quiet: true },
    {
      slot: 'home',
      widget: 'tripSummary',
      title: { dtyt: 'Resumen', ccee: 'Viaje' },
      order: 1,
      setting: 'mostrarResumen',
      early: ['getItinerary'],
    },
  ],
};
const transfer: Feature = {
  name: 'mf-transfer',
  contract: '^1.0.0',
  routes: [
    {
      path: '/dashboard/rifas/transfer',
      page: 'transfer',
      access: 'guarded',
      title: { dtyt: 'Bolsa', ccee: 'Transferencia' },
      children: true,
    },
  ],
};

const tableOf = (variant: 'dtyt' | 'ccee', mostrarResumen = true) =>
  pageTable(demoDeployment({ variant, settings: { mostrarResumen } }), [raffles, deposits, transfer]);

const pageAt = (pattern: string, table = tableOf('dtyt')): SitePage => {
  const page = table.pages.find((one) => one.pattern === pattern);
  if (!page) throw new Error(`no page ${pattern}`);
  return page;
};

test('The menu of each variant has its entries in order, without entries that lead nowhere.', () => {
  expect(tableOf('dtyt').menu.map(({ label }) => label)).toEqual([
    'Registrar rifa al contado',
    'Pagar rifa con tarjeta',
    'Rifas',
  ]);
  expect(tableOf('ccee').menu.map(({ label }) => label)).toEqual(['Pagar rifa con tarjeta', 'Rifas']);
  expect(tableOf('ccee').menu.map(({ call }) => call)).toEqual(['getMyLinks', undefined]);
});

test('The home grid has its entries in order, and each entry names its remote.', () => {
  expect(tableOf('dtyt').home.map(({ remote, label }) => [remote, label])).toEqual([
    ['mf-depositos', 'Contado'],
    ['mf-rifas', 'Tus rifas'],
  ]);
});

test('A route that a variant lacks has no page in that variant.', () => {
  expect(tableOf('dtyt').pages.map(({ path }) => path)).toContain('/dashboard/contado');
  expect(tableOf('ccee').pages.map(({ path }) => path)).not.toContain('/dashboard/contado');
});

test('A widget is shown where its setting is on, in order and with the title of the variant.', () => {
  expect(tableOf('dtyt').widgets.map(({ quiet }) => quiet)).toEqual([false, true]);
  expect(tableOf('dtyt').widgets.map(({ title }) => title)).toEqual(['Resumen', 'Después']);
  expect(tableOf('ccee').widgets.map(({ title }) => title)).toEqual(['Viaje', 'Después']);
  expect(tableOf('dtyt', false).widgets.map(({ widget }) => widget)).toEqual(['later']);
});

test('The last pages are the home and the page for every other address, both of the shell.', () => {
  expect(
    tableOf('dtyt')
      .pages.map(({ pattern }) => pattern)
      .slice(-2),
  ).toEqual(['/dashboard', '*']);
  expect(pageAt('/dashboard')).toMatchObject({ kind: 'home', access: 'guarded', shape: 'app', title: 'Rifas' });
  expect(pageAt('*')).toMatchObject({ kind: 'other', access: 'guarded', shape: 'app' });
});

test('Of two patterns that match an address, the more specific comes first, in any order of declaration.', () => {
  const paths = ['/a/:id', '/a/:id/:other', '/a/new', '/a/:id/edit', '/a/b/:c'];
  const routes = paths.map((path) => ({ path, page: 'p', access: 'public', title: 'P' }) as const);
  const all = { path: '/a', page: 'p', access: 'public', title: 'P', children: true } as const;
  const remote = { name: 'mf-a', contract: '^2.0.0', routes: [all, ...routes] };
  const patterns = pageTable(demoDeployment(), [remote]).pages.map(({ pattern }) => pattern);
  const before = (one: string, other: string) => expect(patterns.indexOf(one)).toBeLessThan(patterns.indexOf(other));
  before('/a/new', '/a/:id');
  before('/a/:id/edit', '/a/:id/:other');
  before('/a/b/:c', '/a/:id/:other');
  for (const path of paths) before(path, '/a/*');
});

test('A page declares its first paint; without a declaration its access decides.', () => {
  expect(pageAt('/dashboard/rifas/list')).toMatchObject({ shape: 'list', heading: 'ESTAS SON TUS RIFAS', back: true });
  expect(pageAt('/dashboard/contado')).toMatchObject({ shape: 'app', heading: '', back: false });
  expect(pageAt('/login')).toMatchObject({ shape: 'message', signedInGoesTo: '/dashboard' });
});

test('A page with children has a pattern for the addresses below its own, and the title of the variant.', () => {
  expect(pageAt('/dashboard/rifas/transfer/*', tableOf('ccee'))).toMatchObject({
    path: '/dashboard/rifas/transfer',
    title: 'Transferencia',
  });
});

test('remotePages selects the pages of remotes by access.', () => {
  expect(remotePages(tableOf('dtyt'), 'public').map(({ path }) => path)).toEqual(['/login']);
  expect(remotePages(tableOf('dtyt'), 'guarded')).toHaveLength(4);
  expect(remotePages(tableOf('dtyt'))).toHaveLength(5);
});

test.each([
  ['/dashboard/rifas/list/nada', '/dashboard/rifas/list'],
  ['/dashboard/rifas/nada', '/dashboard/rifas'],
  ['/dashboard/nada', '/dashboard'],
  ['/dashboard/rifasnada', '/dashboard'],
])('The unknown address %s has the parent %s.', (address, parent) => {
  expect(parentOf(address, tableOf('dtyt'))).toBe(parent);
});

test.each([
  ['/dashboard/premios/7/nada', '/dashboard/premios/7'],
  ['/dashboard/premios/7/nada/mas', '/dashboard/premios/7'],
  ['/dashboard/premios//nada', '/dashboard'],
])('Below a page with a parameter, the address %s has the parent %s.', (address, parent) => {
  const route = { path: '/dashboard/premios/:id', page: 'prize', access: 'guarded', title: 'Premio' } as const;
  const remote = { name: 'mf-premios', contract: '^2.0.0', routes: [route] };
  expect(parentOf(address, pageTable(demoDeployment(), [remote]))).toBe(parent);
});

const callsAt = (pattern: string, table = tableOf('dtyt')) =>
  earlyCallsOf(pageAt(pattern, table), table).map(({ call, owner }) => `${owner} ${call}`);

test.each([
  ['A guarded page', '/dashboard/rifas/list', ['validateSession', 'getPassenger'], ['getDetailedRaffles']],
  ['A public page', '/login', ['validateSession'], []],
])('%s (%s) requests early for the shell %j, and its own data %j.', (_what, path, ofShell, own) => {
  expect(callsAt(path)).toEqual([...ofShell.map((call) => `shell ${call}`), ...own.map((call) => `mf-rifas ${call}`)]);
});

test('The home requests the data of its widgets early, where the deployment has these widgets.', () => {
  expect(callsAt('/dashboard')).toEqual(['shell validateSession', 'shell getPassenger', 'mf-depositos getItinerary']);
  expect(callsAt('/dashboard', tableOf('dtyt', false))).not.toContain('mf-depositos getItinerary');
});

test('An early call that two parts of a page request is made once, with its declared fields.', () => {
  const twice: Feature = {
    name: 'mf-uno',
    contract: '^1.0.0',
    routes: [
      {
        path: '/pago/:token',
        page: 'pay',
        access: 'public',
        title: 'Pagar',
        early: ['validateSession', { call: 'validateLink', fields: { token: ':token' } }],
      },
    ],
  };
  const table = pageTable(demoDeployment(), [twice]);
  expect(earlyCallsOf(pageAt('/pago/:token', table), table).map(({ call, fields }) => [call, fields])).toEqual([
    ['validateSession', {}],
    ['validateLink', { token: ':token' }],
  ]);
});
