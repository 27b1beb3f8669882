import { validateSession } from '../contracts';
import { createHttpClient } from '../http';
import { createFakeApi, raffleOf, reply } from '../testing';
import { readLowestPrice, rememberLowestPrice } from './lowest-ticket-price';
import { useSession } from './session';
import { createSessionController } from './session-controller';

const NAME = 'token.of.test';
const BASES = { api: '', auth: '', upload: '', geopay: '' };

function setUp(now?: () => number) {
  const api = createFakeApi();
  const http = createHttpClient({ bases: BASES, token: () => session.token() });
  const session = createSessionController({ tokenName: NAME, http: () => http, ...(now ? { now } : {}) });
  return { api, session };
}

const status = () => useSession.getState().status;

beforeEach(() => useSession.setState({ status: 'unknown', token: undefined, passenger: undefined }));

test('without a token the visitor is anonymous, and nothing is asked', async () => {
  const { session, api } = setUp();
  await session.start();
  expect(status()).toBe('anonymous');
  expect(api.requests(validateSession)).toHaveLength(0);
});

test('what the page asked early is kept for a visitor without a session, and dropped when one ends', async () => {
  const { session } = setUp();
  const early = { validateLink: { fields: {}, at: 0, answer: Promise.resolve(undefined) } };
  globalThis.rifasEarlyAnswers = early;
  await session.start();
  expect(globalThis.rifasEarlyAnswers).toBe(early);
  session.open('t');
  session.logout();
  expect(globalThis.rifasEarlyAnswers).toBeUndefined();
});

test('a valid token is replaced by the answer’s (D20)', async () => {
  const { session, api } = setUp();
  localStorage.setItem(NAME, 'old');
  api.on(validateSession, reply.success(null, { token: 'new' }));
  await session.start();
  expect(status()).toBe('active');
  expect(localStorage.getItem(NAME)).toBe('new');
});

test.each([
  ['401', reply.http(401)],
  ['403', reply.http(403)],
  ['a status other than success', reply.error()],
  ['a broken answer', reply.success(null, {})],
])('%s means not logged in, and the token is forgotten', async (_name, answer) => {
  const { session, api } = setUp();
  localStorage.setItem(NAME, 'old');
  api.on(validateSession, answer);
  await session.start();
  expect(status()).toBe('anonymous');
  expect(localStorage.getItem(NAME)).toBeNull();
});

test('a lost network does not let in and does not log out', async () => {
  const { session, api } = setUp();
  localStorage.setItem(NAME, 'old');
  api.offline(validateSession);
  await session.start();
  expect(status()).toBe('unreachable');
  expect(localStorage.getItem(NAME)).toBe('old');
});

test('logging out in one tab logs out all, and clears what the session remembered', async () => {
  const { session } = setUp();
  session.open('t');
  rememberLowestPrice([raffleOf('1')]);
  const stop = session.watch();
  localStorage.removeItem(NAME);
  dispatchEvent(new StorageEvent('storage', { key: NAME, newValue: null }));
  expect(status()).toBe('anonymous');
  expect(readLowestPrice()).toBe(0);
  stop();
});

test.each([
  [10 * 60 * 1000 + 1, 1],
  [10 * 60 * 1000 - 1, 0],
])('a tab hidden for %i ms asks %i times', async (hiddenFor, asked) => {
  let time = 0;
  const { session, api } = setUp(() => time);
  api.on(validateSession, reply.success(null, { token: 'new' }));
  session.open('t');
  const stop = session.watch();
  const show = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  show('hidden');
  time = hiddenFor;
  show('visible');
  await session.validate();
  expect(api.requests(validateSession)).toHaveLength(asked + 1);
  stop();
});
