import type * as runtimeCore from '@module-federation/runtime-core';
import { forgetFailedShare } from './forget-failed-share';

type Scope = Record<string, Record<string, { readonly from: string }>>;

const REMOTE = { name: 'mf_uno', entry: 'http://localhost/uno/remoteEntry.js', type: 'module' } as const;

/** The federation runtime as far as the host uses it: a remote that is registered by force takes with it what it loaded first. */
const scope: Scope = {};
const plugins: { name: string }[] = [];
const registerRemotes = jest.fn((_remotes: readonly unknown[], options?: { force: boolean }) => {
  if (options?.force)
    for (const versions of Object.values(scope)) for (const version of Object.keys(versions)) delete versions[version];
});
const init = jest.fn(() => ({ shareScopeMap: { default: scope }, registerRemotes }));
const createInstance = jest.fn();

jest.mock('@module-federation/enhanced/runtime', () => ({ init, createInstance, loadRemote: jest.fn() }));
jest.mock('@module-federation/runtime-core', () => ({
  Global: { __FEDERATION__: { __GLOBAL_PLUGIN__: plugins } },
  registerGlobalPlugins: (added: { name: string }[]) => plugins.push(...added),
}));
jest.mock('@module-federation/webpack-bundler-runtime/bundler', () => ({
  bundlerRuntime: { remotes: 'bundler' },
  attachShareScopeMap: jest.fn(),
}));
jest.mock('./shared-modules', () => ({ sharedModules: { react: { version: '19.0.0' } } }));

/** The shell's own start, afresh for each test. */
function start(): typeof import('./federation-host') {
  let host: typeof import('./federation-host') | undefined;
  jest.isolateModules(() => {
    host = jest.requireActual('./federation-host');
  });
  if (!host) throw new Error('the host did not start');
  return host;
}

beforeEach(() => {
  scope['react'] = { '19.0.0': { from: 'shell' } };
  registerRemotes.mockClear();
  init.mockClear();
  plugins.length = 0;
});

test('A remote is registered without being fetched and without force.', () => {
  const { registerRemote } = start();
  registerRemote(REMOTE);
  expect(registerRemotes.mock.calls).toEqual([[[REMOTE]]]);
  expect(scope['react']).toEqual({ '19.0.0': { from: 'shell' } });
});

test('The shared modules that the runtime takes away with a remote are put back for everybody.', () => {
  const { registerRemoteAnew } = start();
  registerRemoteAnew(REMOTE);
  expect(registerRemotes.mock.calls).toEqual([[[REMOTE], { force: true }]]);
  expect(scope['react']).toEqual({ '19.0.0': { from: 'shell' } });
});

test('What the shell provides is put back beside what others have brought since, not in its place.', () => {
  const { registerRemoteAnew } = start();
  registerRemotes.mockImplementationOnce(() => {
    scope['react'] = { '18.0.0': { from: 'mf_otro' } };
  });
  registerRemoteAnew(REMOTE);
  expect(scope['react']).toEqual({ '18.0.0': { from: 'mf_otro' }, '19.0.0': { from: 'shell' } });
});

test('What the shell provides is what it had when it started, whoever changes the list later.', () => {
  const { registerRemoteAnew } = start();
  delete scope['react'];
  registerRemoteAnew(REMOTE);
  expect(scope['react']).toEqual({ '19.0.0': { from: 'shell' } });
});

test('The shell shares its modules, and what is loaded already goes first.', () => {
  start();
  expect(init).toHaveBeenCalledWith({
    name: 'shell',
    remotes: [],
    shared: { react: { version: '19.0.0' } },
    shareStrategy: 'loaded-first',
  });
});

test('The plugin that forgets failed chunks is registered once, also with two releases of the shell on a page.', () => {
  start();
  start();
  expect(plugins.map(({ name }) => name)).toEqual([forgetFailedShare.name]);
});

test('A plugin of somebody else does not count as ours.', () => {
  plugins.push({ name: 'another' });
  start();
  expect(plugins.map(({ name }) => name)).toEqual(['another', forgetFailedShare.name]);
});

test('Each remote gets a bundler runtime of its own that makes an instance of its own.', () => {
  start();
  const make = globalThis._FEDERATION_BUNDLER_RUNTIME;
  const [one, other] = [make?.(), make?.()];
  expect(one).not.toBe(other);
  expect(one).toMatchObject({ bundlerRuntime: { remotes: 'bundler' }, bundlerRuntimeOptions: {} });
  expect(one?.runtime).toMatchObject({ init: createInstance, createInstance });
  expect((globalThis._FEDERATION_RUNTIME_CORE as typeof runtimeCore).Global.__FEDERATION__.__GLOBAL_PLUGIN__).toBe(
    plugins,
  );
});
