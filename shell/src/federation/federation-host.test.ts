import type * as runtimeCore from '@module-federation/runtime-core';
import { forgetFailedShare } from './forget-failed-share';

type Scope = Record<string, Record<string, { readonly from: string }>>;

const REMOTE = { name: 'mf_uno', entry: 'http://localhost/uno/remoteEntry.js', type: 'module' } as const;

/** The part of the federation runtime that the host uses: a forced registration drops the shared modules. */
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

/** Starts the host anew for each test. */
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

test('Shared modules that the runtime drops with a remote are put back for all remotes.', () => {
  const { registerRemoteAnew } = start();
  registerRemoteAnew(REMOTE);
  expect(registerRemotes.mock.calls).toEqual([[[REMOTE], { force: true }]]);
  expect(scope['react']).toEqual({ '19.0.0': { from: 'shell' } });
});

test('The shell’s modules are put back beside those that others have added since, and do not replace them.', () => {
  const { registerRemoteAnew } = start();
  registerRemotes.mockImplementationOnce(() => {
    scope['react'] = { '18.0.0': { from: 'mf_otro' } };
  });
  registerRemoteAnew(REMOTE);
  expect(scope['react']).toEqual({ '18.0.0': { from: 'mf_otro' }, '19.0.0': { from: 'shell' } });
});

test('The shell provides the modules it had at its start, even when the list changes later.', () => {
  const { registerRemoteAnew } = start();
  delete scope['react'];
  registerRemoteAnew(REMOTE);
  expect(scope['react']).toEqual({ '19.0.0': { from: 'shell' } });
});

test('The shell shares its modules, and a module that is already loaded goes first.', () => {
  start();
  expect(init).toHaveBeenCalledWith({
    name: 'shell',
    remotes: [],
    shared: { react: { version: '19.0.0' } },
    shareStrategy: 'loaded-first',
  });
});

test.each([
  ['once, even with two releases of the shell on a page', []],
  ['beside a plugin of another owner', [{ name: 'another' }]],
])('The plugin that forgets failed chunks is registered %s.', (_how, others) => {
  plugins.push(...others);
  start();
  start();
  expect(plugins).toEqual([...others, expect.objectContaining({ name: forgetFailedShare.name })]);
});

test('Each remote gets its own bundler runtime with its own instance.', () => {
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
