import { isAvailable, labelFor, type Feature, type FeatureScope } from '@rifas/shared/remote';
import { demoSettings } from '@rifas/shared/testing';
import featureJson from '../feature.json';
import remote from './remote';

const feature = featureJson as Feature;
const scope = (variant: FeatureScope['variant'], mostrarResumen = true): FeatureScope => ({
  variant,
  mode: 'multi',
  settings: { ...demoSettings, mostrarResumen },
});
const labels = (entries: Feature['menu'], variant: FeatureScope['variant']) =>
  entries?.filter((entry) => isAvailable(entry, scope(variant))).map(({ label }) => labelFor(label, variant));

test('the remote has every page and every widget of the declaration', () => {
  expect(feature.routes.map(({ page }) => page).sort()).toEqual(Object.keys(remote.pages).sort());
  const drawn = [
    ...(feature.widgets ?? []).map(({ widget }) => widget),
    ...(feature.home ?? []).flatMap(({ figure }) => figure ?? []),
  ];
  expect(drawn.sort()).toEqual(Object.keys(remote.widgets ?? {}).sort());
});

test('ccee has no cash registration and no personal payment in menu, home and routes', () => {
  const routes = (variant: FeatureScope['variant']) =>
    feature.routes.filter((route) => isAvailable(route, scope(variant))).map(({ path }) => path);
  expect(routes('dtyt')).toEqual(['/dashboard/depositos', '/dashboard/contado', '/dashboard/pago-personal']);
  expect(routes('ccee')).toEqual(['/dashboard/depositos']);
  expect(labels(feature.menu, 'dtyt')).toEqual(['Registrar rifa al contado', 'Registrar Pago Personal', 'Depósitos']);
  expect(labels(feature.menu, 'ccee')).toEqual(['Depósitos']);
  expect(labels(feature.home, 'dtyt')).toEqual([
    'Registrar rifa al contado',
    'Registrar Pago Personal',
    'Tus depósitos',
  ]);
  expect(labels(feature.home, 'ccee')).toEqual(['Depósitos']);
});

test('the trip summary is available only where its setting is on', () => {
  const [widget] = feature.widgets ?? [];
  expect(isAvailable(widget!, scope('dtyt', true))).toBe(true);
  expect(isAvailable(widget!, scope('dtyt', false))).toBe(false);
});
