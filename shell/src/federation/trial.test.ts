import type { Feature, RemoteRelease } from '@rifas/shared/deployment';
import { demoDeployment } from '@rifas/shared/testing';
import { storeOverride } from './overrides';
import { readTrial } from './trial';

const ORIGIN = 'http://localhost:4400';
const address = `${ORIGIN}/feature.json`;
const route = (path: string) => ({ path, page: 'list', access: 'guarded', title: 'Premios' }) as const;
const entryTo = (to: string) => ({ to, label: 'Premios', order: 90, icon: 'info' });

const featureOf = (name: string, ...paths: readonly string[]): Feature => ({
  name,
  contract: '^2.0.0',
  routes: paths.map(route),
  menu: paths.map(entryTo),
  home: paths.map(entryTo),
});
const released = (name: string, ...paths: readonly string[]): RemoteRelease => ({
  name,
  version: '1.0.0',
  entry: `/${name}.js`,
  feature: featureOf(name, ...paths),
});
const deployment = demoDeployment({
  telemetryUrl: '/telemetry',
  remotes: [released('mf-rifas', '/dashboard/rifas', '/dashboard/premios'), released('mf-auth', '/login')],
});

const answer = (content: unknown, status = 200) => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(JSON.stringify(content), { status })));
};

test('a remote that the site lacks gets its routes, entries and address from its descriptor', async () => {
  const feature = featureOf('mf-premios', '/dashboard/premios');
  answer(feature);
  const trial = await readTrial(deployment, { 'mf-premios': address });
  expect(trial.replacements).toEqual({ 'mf-premios': { entry: `${ORIGIN}/remoteEntry.js` } });
  expect(trial.deployment.remotes.at(-1)).toEqual({
    name: 'mf-premios',
    version: 'en prueba',
    entry: `${ORIGIN}/remoteEntry.js`,
    feature,
  });
  expect(globalThis.fetch).toHaveBeenCalledWith(address, expect.objectContaining({ cache: 'no-store' }));
});

test('a page that moves to the remote on trial is taken from the remote that had it', async () => {
  answer(featureOf('mf-premios', '/dashboard/premios'));
  const { deployment: tried } = await readTrial(deployment, { 'mf-premios': address });
  expect(tried.remotes[0]?.feature).toEqual(featureOf('mf-rifas', '/dashboard/rifas'));
});

test('a page moves to the remote on trial even when the address is written in another way', async () => {
  answer(featureOf('mf-premios', '/dashboard/Rifas/:rifa'));
  const remotes = [released('mf-rifas', '/dashboard/rifas/:id')];
  const { deployment: tried } = await readTrial({ ...deployment, remotes }, { 'mf-premios': address });
  expect(tried.remotes[0]?.feature).toEqual(featureOf('mf-rifas'));
});

test('a known remote keeps its place and gets the routes of the descriptor', async () => {
  const feature = featureOf('mf-rifas', '/dashboard/rifas-nuevas');
  answer(feature);
  const { deployment: tried } = await readTrial(deployment, { 'mf-rifas': address });
  expect(tried.remotes.map(({ name, feature: { routes } }) => [name, routes.map(({ path }) => path)])).toEqual([
    ['mf-rifas', ['/dashboard/rifas-nuevas']],
    ['mf-auth', ['/login']],
  ]);
});

test('the address of an entry needs no descriptor and changes no routes', async () => {
  answer({});
  const entry = `${ORIGIN}/remoteEntry.js`;
  const trial = await readTrial(deployment, { 'mf-rifas': entry });
  expect(globalThis.fetch).not.toHaveBeenCalled();
  expect(trial.replacements).toEqual({ 'mf-rifas': { entry } });
  expect(trial.deployment.remotes).toEqual(deployment.remotes);
});

test('a trial sends no telemetry, so that its failures are not counted as the site’s', async () => {
  const trial = await readTrial(deployment, { 'mf-rifas': `${ORIGIN}/remoteEntry.js` });
  expect(trial.deployment.telemetryUrl).toBeNull();
});

test.each([
  ['a server that has no descriptor', {}, 404, /responde 404/],
  ['a descriptor of another remote', featureOf('mf-otro', '/dashboard/otro'), 200, /es de mf-otro/],
  ['a descriptor that is wrong', { ...featureOf('mf-premios'), routes: [{ path: 7 }] }, 200, /routes\[0\]\.path/],
  ['a descriptor that is none', 'hola', 200, /no sirve/],
])('%s leaves out a new remote, keeps a known one, and gives the reason', async (_what, content, status, reason) => {
  answer(content, status);
  const trial = await readTrial(deployment, { 'mf-premios': address, 'mf-auth': address });
  expect(trial.deployment.remotes).toEqual(deployment.remotes);
  expect(trial.replacements['mf-premios']).toEqual({
    entry: `${ORIGIN}/remoteEntry.js`,
    problem: expect.stringMatching(reason),
  });
});

test('a server that does not answer in time ends the wait with a problem', async () => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(() => new Promise<never>(() => undefined));
  const trial = readTrial(deployment, { 'mf-premios': address });
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await trial).replacements['mf-premios']?.problem).toContain('took longer than 5000 ms');
});

test('a tab whose overrides the site does not allow runs the site as it is, with its telemetry', async () => {
  storeOverride({ remote: 'mf-rifas', address: `${ORIGIN}/remoteEntry.js` });
  expect(await readTrial(deployment)).toEqual({ deployment, replacements: {} });
});

test('the overrides of the tab are tried where the site allows their address', async () => {
  const entry = `${ORIGIN}/remoteEntry.js`;
  storeOverride({ remote: 'mf-rifas', address: entry });
  const { replacements } = await readTrial({ ...deployment, statusPage: true, overrides: [ORIGIN] });
  expect(replacements).toEqual({ 'mf-rifas': { entry } });
});
