import type { Feature } from '@rifas/shared/remote';
import { demoDeployment } from '@rifas/shared/testing';
import { parentOf, siteMap } from './site-routes';

const raffles: Feature = {
  name: 'mf-rifas',
  contract: '^1.0.0',
  routes: [
    { path: '/dashboard/rifas', page: 'paymentLink', access: 'guarded', title: 'Pagar rifa con tarjeta' },
    { path: '/dashboard/rifas/list', page: 'raffleList', access: 'guarded', title: 'Rifas' },
  ],
  menu: [
    { to: '/dashboard/rifas/list', label: 'Rifas', order: 50, icon: 'ticket' },
    { to: '/dashboard/rifas', label: 'Pagar rifa con tarjeta', order: 30, icon: 'card' },
  ],
};
const deposits: Feature = {
  name: 'mf-depositos',
  contract: '^1.0.0',
  routes: [{ path: '/dashboard/contado', page: 'cash', access: 'guarded', title: 'Contado', variants: ['dtyt'] }],
  menu: [{ to: '/dashboard/contado', label: { dtyt: 'Registrar rifa al contado' }, order: 20, icon: 'cash' }],
  widgets: [{ slot: 'home', widget: 'tripSummary', title: 'Resumen', order: 1, setting: 'mostrarResumen' }],
};

const mapOf = (variant: 'dtyt' | 'ccee', mostrarResumen = true) =>
  siteMap(
    demoDeployment({
      variant,
      settings: { mostrarResumen },
      remotes: [raffles, deposits].map((feature) => ({
        name: feature.name,
        version: '1.0.0',
        entry: '/e.js',
        feature,
      })),
    }),
  );

test('the menu of each variant, in its order', () => {
  expect(mapOf('dtyt').menu.map(({ label }) => label)).toEqual([
    'Registrar rifa al contado',
    'Pagar rifa con tarjeta',
    'Rifas',
  ]);
  expect(mapOf('ccee').menu.map(({ label }) => label)).toEqual(['Pagar rifa con tarjeta', 'Rifas']);
});

test('a route that a variant lacks does not exist there', () => {
  expect(mapOf('dtyt').routes.map(({ path }) => path)).toContain('/dashboard/contado');
  expect(mapOf('ccee').routes.map(({ path }) => path)).not.toContain('/dashboard/contado');
});

test('a widget is there where its setting is on', () => {
  expect(mapOf('dtyt').widgets).toHaveLength(1);
  expect(mapOf('dtyt', false).widgets).toHaveLength(0);
});

test.each([
  ['/dashboard/rifas/list/nada', '/dashboard/rifas/list'],
  ['/dashboard/rifas/nada', '/dashboard/rifas'],
  ['/dashboard/nada', '/dashboard'],
  ['/dashboard/rifasnada', '/dashboard'],
])('%s leads to its parent %s (specification 2)', (address, parent) => {
  expect(parentOf(address, mapOf('dtyt').routes)).toBe(parent);
});
