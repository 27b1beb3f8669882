import { CONTRACT_VERSION, type RemoteDefinition } from '@rifas/shared/remote';
import { loadRemote, registerRemote, registerRemoteAnew } from './federation-host';
import { createRemoteContainer } from './remote-container';

jest.mock('./federation-host', () => ({
  loadRemote: jest.fn(),
  registerRemote: jest.fn(),
  registerRemoteAnew: jest.fn(),
}));

const RELEASE = {
  remote: 'mf-uno',
  source: 'current',
  version: '2.0.0',
  entry: 'http://localhost/uno/2/remoteEntry.js',
  federationName: 'mf_uno',
} as const;
const page = { default: () => 'page' };
const widget = { default: () => 'widget' };
const offline = new TypeError('Failed to fetch dynamically imported module');

const exposes = (definition: RemoteDefinition | undefined) =>
  jest.mocked(loadRemote).mockResolvedValue(definition && { default: definition });

beforeEach(() => {
  for (const mock of [loadRemote, registerRemote, registerRemoteAnew]) jest.mocked(mock).mockReset();
});

test('Creating a container registers the release and fetches nothing.', () => {
  createRemoteContainer(RELEASE);
  expect(registerRemote).toHaveBeenCalledWith({ name: 'mf_uno', entry: RELEASE.entry, type: 'module' });
  expect(loadRemote).not.toHaveBeenCalled();
});

test.each([undefined, null, {}])('A loader that returns %p counts as a failed page.', async (loaded) => {
  exposes({ contract: '^1.0.0', pages: { one: () => Promise.resolve(loaded as never), two: () => loaded as never } });
  for (const key of ['one', 'two'])
    await expect(createRemoteContainer(RELEASE).part('pages', key)).rejects.toMatchObject({
      stage: 'page',
      message: expect.stringContaining(`mf-uno loads no component for pages '${key}': () => import(`) as string,
    });
});

test('A loader may return its page without a promise.', async () => {
  exposes({ contract: '^1.0.0', pages: { one: () => page as never } });
  await expect(createRemoteContainer(RELEASE).part('pages', 'one')).resolves.toBe(page);
});

const NO_DEFINITION = 'exposes no remote: export default defineRemote({ … })';
test.each([
  ['exposes nothing', undefined, 'entry', NO_DEFINITION],
  ['exposes no definition', {}, 'entry', NO_DEFINITION],
  [
    'names no contract',
    { default: { pages: {} } },
    'contract',
    `asks for contract undefined; this shell gives ${CONTRACT_VERSION}, which its range must include`,
  ],
  [
    'asks for another contract',
    { default: { contract: '^9.0.0', pages: {} } },
    'contract',
    `asks for contract ^9.0.0; this shell gives ${CONTRACT_VERSION}, which its range must include`,
  ],
])(
  'A remote that %s is refused with the line to write, or with both versions.',
  async (_what, exposed, stage, text) => {
    jest.mocked(loadRemote).mockResolvedValue(exposed);
    await expect(createRemoteContainer(RELEASE).definition()).rejects.toMatchObject({
      stage,
      message: `mf-uno ${text}`,
    });
  },
);

test('Pages and widgets come from one definition, and the definition is fetched once.', async () => {
  exposes({
    contract: '^1.0.0',
    pages: { one: () => Promise.resolve(page) },
    widgets: { one: () => Promise.resolve(widget) },
  });
  const container = createRemoteContainer(RELEASE);
  await expect(container.part('pages', 'one')).resolves.toBe(page);
  await expect(container.part('widgets', 'one')).resolves.toBe(widget);
  await container.definition();
  expect(jest.mocked(loadRemote).mock.calls).toEqual([['mf_uno/remote']]);
  expect(registerRemoteAnew).not.toHaveBeenCalled();
});

test('A missing part is named, whether or not the remote has parts of that kind.', async () => {
  exposes({ contract: '^1.0.0', pages: { one: () => Promise.resolve(page) } });
  const container = createRemoteContainer(RELEASE);
  await expect(container.part('pages', 'two')).rejects.toMatchObject({
    stage: 'page',
    message: "mf-uno has no pages 'two', which its feature.json names; it has one",
  });
  await expect(container.part('widgets', 'two')).rejects.toMatchObject({
    message: "mf-uno has no widgets 'two', which its feature.json names; it has none",
  });
  expect(registerRemoteAnew).not.toHaveBeenCalled();
});

test('After a failed entry the runtime forgets the remote, and the next call fetches it again.', async () => {
  jest.mocked(loadRemote).mockRejectedValueOnce(offline);
  const container = createRemoteContainer(RELEASE);
  await expect(container.definition()).rejects.toMatchObject({ stage: 'entry', remote: 'mf-uno', cause: offline });
  expect(registerRemoteAnew).toHaveBeenCalledWith({ name: 'mf_uno', entry: RELEASE.entry, type: 'module' });
  exposes({ contract: '^1.0.0', pages: { one: () => Promise.resolve(page) } });
  await expect(container.part('pages', 'one')).resolves.toBe(page);
  expect(loadRemote).toHaveBeenCalledTimes(2);
});

test('After a failed page the definition is fetched again, because it remembers the failed chunk.', async () => {
  const load = jest.fn(() => Promise.resolve(page)).mockRejectedValueOnce(offline);
  exposes({ contract: '^1.0.0', pages: { one: load } });
  const container = createRemoteContainer(RELEASE);
  await expect(container.part('pages', 'one')).rejects.toMatchObject({ stage: 'page', cause: offline });
  expect(registerRemoteAnew).toHaveBeenCalledTimes(1);
  await expect(container.part('pages', 'one')).resolves.toBe(page);
  expect(loadRemote).toHaveBeenCalledTimes(2);
});

test.each([
  ['entry', () => jest.mocked(loadRemote).mockReturnValue(new Promise(() => undefined)), 'mf-uno 2.0.0 took longer'],
  [
    'page',
    () => exposes({ contract: '^1.0.0', pages: { one: () => new Promise(() => undefined) } }),
    'mf-uno one took longer',
  ],
])('A hanging %s is given up after twenty seconds with an error that names it.', async (stage, hang, message) => {
  jest.useFakeTimers();
  hang();
  const failed = expect(createRemoteContainer(RELEASE).part('pages', 'one')).rejects.toMatchObject({
    stage,
    message: expect.stringContaining(message) as string,
  });
  await jest.advanceTimersByTimeAsync(19_999);
  expect(registerRemoteAnew).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await failed;
  expect(registerRemoteAnew).toHaveBeenCalledTimes(1);
});
