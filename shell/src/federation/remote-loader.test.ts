import type { RemoteRelease } from '@rifas/shared/deployment';
import type { PageModule, RemoteDefinition } from '@rifas/shared/remote';
import { loadRemote, registerRemote, registerRemoteAnew } from './federation-host';
import { createRemoteLoader } from './remote-loader';

jest.mock('./federation-host', () => ({
  loadRemote: jest.fn(),
  registerRemote: jest.fn(),
  registerRemoteAnew: jest.fn(),
}));

const feature = { name: 'mf-uno', contract: '^1.0.0', routes: [] };
const current: RemoteRelease = { name: 'mf-uno', version: '2.0.0', entry: '/uno/2/remoteEntry.js', feature };
const withPrevious: RemoteRelease = {
  ...current,
  previous: { version: '1.0.0', entry: '/uno/1/remoteEntry.js', feature },
};
const pageOf = (name: string): PageModule => ({ default: () => name });
const remoteOf =
  (page: PageModule, contract = '^1.0.0') =>
  (): Promise<RemoteDefinition> =>
    Promise.resolve({ contract, pages: { list: () => Promise.resolve(page) } });

/** The answers of the federation runtime for each release; the last one is repeated. */
let answers: Record<string, (() => Promise<RemoteDefinition>)[]>;
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const report = jest.fn();
const reported = () => report.mock.calls.map(([{ kind, version, stage }]) => [kind, version, stage].join(' '));

beforeEach(() => {
  report.mockClear();
  jest.mocked(registerRemote).mockReset();
  jest.mocked(registerRemoteAnew).mockReset();
  jest.mocked(loadRemote).mockReset();
  jest.mocked(loadRemote).mockImplementation(async (id: string) => {
    const list = answers[id] ?? [];
    const next = list.length > 1 ? list.shift() : list[0];
    return { default: await next?.() } as never;
  });
});

test('a second try loads a page after one broken connection', async () => {
  const page = pageOf('new');
  answers = { 'mf_uno/remote': [offline, remoteOf(page)] };
  const loader = createRemoteLoader([withPrevious], report);
  await expect(loader.load('mf-uno', 'pages', 'list')).resolves.toMatchObject(page);
  expect(loader.loaded('mf-uno', 'pages', 'list')).toEqual({ ...page, release: loader.inUse('mf-uno') });
  expect(registerRemoteAnew).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'mf_uno' }));
  expect(reported()).toEqual(['load 2.0.0 list']);
});

test.each([
  ['does not arrive', offline, 'entry'],
  ['asks for another contract', remoteOf(pageOf('new'), '^9.0.0'), 'contract'],
  ['has no such page', () => Promise.resolve({ contract: '^1.0.0', pages: {} }), 'page'],
])('a release that %s is replaced by the previous one, registered under its own name', async (_what, broken, stage) => {
  const page = pageOf('old');
  answers = { 'mf_uno/remote': [broken], 'mf_uno$previous/remote': [remoteOf(page)] };
  const loader = createRemoteLoader([withPrevious], report);
  await expect(loader.load('mf-uno', 'pages', 'list')).resolves.toMatchObject(page);
  expect(loader.inUse('mf-uno')).toMatchObject({ source: 'previous', version: '1.0.0' });
  expect(reported()).toEqual([`failure 2.0.0 ${stage}`, `fallback 1.0.0 ${stage}`, 'load 1.0.0 list']);
});

test('when both releases fail the first error is thrown, and a later try begins with the new release', async () => {
  const page = pageOf('new');
  answers = {
    'mf_uno/remote': [offline, offline, remoteOf(page)],
    'mf_uno$previous/remote': [offline],
  };
  const loader = createRemoteLoader([withPrevious], report);
  await expect(loader.load('mf-uno', 'pages', 'list')).rejects.toMatchObject({ stage: 'entry', remote: 'mf-uno' });
  await expect(loader.load('mf-uno', 'pages', 'list')).resolves.toMatchObject(page);
});

test('the error that a module threw is reported, even where the bundler returns a half-run module at the second try', async () => {
  const thrown = () => Promise.reject(new Error('a dependency broke'));
  answers = { 'mf_uno/remote': [thrown, () => Promise.resolve(undefined as never)] };
  const loader = createRemoteLoader([current], report);
  await expect(loader.load('mf-uno', 'pages', 'list')).rejects.toThrow('a dependency broke');
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ detail: 'a dependency broke' }));
});

test.each([
  ['at the first try, and is not requested again', [], 1],
  ['at the second try', [offline], 2],
])('a remote that arrives %s with a wrong contract is reported for the contract', async (_when, before, times) => {
  answers = { 'mf_uno/remote': [...before, remoteOf(pageOf('new'), '^9.0.0')] };
  const loading = createRemoteLoader([current], report).load('mf-uno', 'pages', 'list');
  await expect(loading).rejects.toMatchObject({ stage: 'contract' });
  expect(loadRemote).toHaveBeenCalledTimes(times);
});

test('two parts that fail at the same time give up the release once', async () => {
  const page = pageOf('old');
  answers = { 'mf_uno/remote': [offline], 'mf_uno$previous/remote': [remoteOf(page)] };
  const loader = createRemoteLoader([withPrevious], report);
  await expect(
    Promise.all([loader.load('mf-uno', 'pages', 'list'), loader.load('mf-uno', 'pages', 'list')]),
  ).resolves.toMatchObject([page, page]);
});

test('a page that threw in its first render is loaded from the previous release, where one is left', async () => {
  answers = {
    'mf_uno/remote': [remoteOf(pageOf('new'))],
    'mf_uno$previous/remote': [remoteOf(pageOf('old'))],
  };
  const loader = createRemoteLoader([withPrevious], report);
  await loader.load('mf-uno', 'pages', 'list');
  const broken = loader.inUse('mf-uno');
  expect(broken && loader.withdraw(broken, new Error('broken'))).toBe(true);
  expect(broken && loader.withdraw(broken, new Error('another part of it'))).toBe(true);
  const old = loader.inUse('mf-uno');
  expect(old).toMatchObject({ source: 'previous' });
  expect(loader.loaded('mf-uno', 'pages', 'list')).toBeUndefined();
  expect(old && loader.withdraw(old, new Error('broken too'))).toBe(false);
});

test('a hanging release is not requested again, and its previous release is', async () => {
  jest.useFakeTimers();
  const page = pageOf('old');
  answers = {
    'mf_uno/remote': [() => new Promise(() => undefined)],
    'mf_uno$previous/remote': [remoteOf(page)],
  };
  const loading = createRemoteLoader([withPrevious], report).load('mf-uno', 'pages', 'list');
  await jest.advanceTimersByTimeAsync(20_000);
  await expect(loading).resolves.toMatchObject({ ...page, release: { source: 'previous' } });
  expect(loadRemote).toHaveBeenCalledTimes(2);
});

test('an override has no fallback, so that its failure is visible', async () => {
  answers = { 'mf_uno$override/remote': [offline], 'mf_uno/remote': [remoteOf(pageOf('new'))] };
  const loader = createRemoteLoader([withPrevious], report, {
    replacements: { 'mf-uno': { entry: 'http://localhost:4001/remoteEntry.js' } },
  });
  await expect(loader.load('mf-uno', 'pages', 'list')).rejects.toMatchObject({ stage: 'entry' });
  expect(registerRemote).toHaveBeenCalledWith({
    name: 'mf_uno$override',
    entry: 'http://localhost:4001/remoteEntry.js',
    type: 'module',
  });
});

test('a load does not settle while the page is about to be reloaded', async () => {
  answers = { 'mf_uno/remote': [offline] };
  const onLost = jest.fn(() => Promise.resolve(true));
  const settled = jest.fn();
  createRemoteLoader([current], report, { onLost }).load('mf-uno', 'pages', 'list').then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ stage: 'entry' }));
  expect(settled).not.toHaveBeenCalled();
});
