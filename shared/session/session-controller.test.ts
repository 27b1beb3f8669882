import { waitFor } from '@testing-library/react';
import { validateSession } from '../contracts';
import { createHttpClient } from '../http';
import { createFakeApi, reply, type FakeAnswer } from '../testing/fake-api';
import { raffleOf } from '../testing/samples';
import { rememberedOnDevice, rememberOnDevice } from './device-memory';
import { SELLER } from './kept';
import { readLowestPrice, rememberLowestPrice } from './lowest-ticket-price';
import { useSession } from './session';
import { createSessionController } from './session-controller';
import { BASES, NAME } from './tabs.testing';

function setUp() {
  const api = createFakeApi();
  const http = createHttpClient({ bases: BASES, token: () => session.token() });
  const session = createSessionController({ tokenName: NAME, http: () => http });
  return { api, session };
}

/** A visitor with a stored token, whose validation the API has answered. */
async function startWith(answer: FakeAnswer) {
  const page = setUp();
  localStorage.setItem(NAME, 'old');
  page.api.on(validateSession, answer);
  await page.session.start();
  return page;
}

const status = () => useSession.getState().status;

beforeEach(() =>
  useSession.setState({ status: 'unknown', token: undefined, passenger: undefined, problem: undefined }),
);

test('a visitor without a token is anonymous, and no validation is sent', async () => {
  const { session, api } = setUp();
  await session.start();
  expect(status()).toBe('anonymous');
  expect(api.requests(validateSession)).toHaveLength(0);
});

test('early answers of the page are kept for a visitor without a session, and dropped when a session ends', async () => {
  const { session } = setUp();
  const early = { validateLink: { fields: {}, at: 0, answer: Promise.resolve(undefined) } };
  globalThis.rifasEarlyAnswers = early;
  await session.start();
  expect(globalThis.rifasEarlyAnswers).toBe(early);
  session.open('t');
  session.logout();
  expect(globalThis.rifasEarlyAnswers).toBeUndefined();
});

test('a validation that returns the old token does not replace the next token from the header of its answer', async () => {
  const { session, api } = setUp();
  localStorage.setItem(NAME, 'old');
  api.on(validateSession, () => {
    session.renew('next');
    return reply.success(null, { token: 'old' });
  });
  await session.start();
  expect(session.token()).toBe('next');
  expect(useSession.getState()).toMatchObject({ status: 'active', token: 'next' });
});

test.each([
  ['token', reply.success(null, { token: 'new' })],
  ['data.token', reply.success({ token: 'new' })],
  ['data', reply.success('new')],
])('a valid token is replaced by the token of the answer, which may stand in %s', async (_where, answer) => {
  await startWith(answer);
  expect(status()).toBe('active');
  expect(localStorage.getItem(NAME)).toBe('new');
});

test.each([
  ['401', reply.http(401)],
  ['403', reply.http(403)],
  ['a status other than success', reply.error()],
])('a validation that is answered with %s makes the visitor anonymous and removes the token', async (_name, answer) => {
  await startWith(answer);
  expect(status()).toBe('anonymous');
  expect(localStorage.getItem(NAME)).toBeNull();
});

describe('a validation that fails without a refusal', () => {
  test.each([
    ['no network', reply.offline, 'network'],
    ['500', reply.http(500), 'http'],
    ['502 of something in between', reply.http(502, '<html>'), 'http'],
    ['408 in an envelope', reply.http(408, { status: 'error', message: 'Request Timeout' }), 'http'],
    ['425 in an envelope', reply.http(425), 'http'],
    ['404 in words without a status', reply.http(404, { message: 'No encontramos la página' }), 'http'],
    ['429', reply.http(429), 'rate-limited'],
    ['HTML of a captive portal', reply.http(200, '<html>'), 'contract'],
    ['403 in the page of something in between', reply.http(403, '<html>'), 'contract'],
    ['an envelope without a token', reply.success(null, {}), 'contract'],
  ] as const)('opens no session, keeps the token and is retried: %s', async (_name, answer, problem) => {
    jest.useFakeTimers();
    const { session, api } = await startWith(answer);
    expect(useSession.getState()).toMatchObject({ status: 'unreachable', problem });
    expect(localStorage.getItem(NAME)).toBe('old');

    api.on(validateSession, reply.success(null, { token: 'new' }));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(useSession.getState()).toMatchObject({ status: 'active', token: 'new', problem: undefined });
    session.logout();
  });

  test('is retried with growing pauses, and at once when the browser is online again', async () => {
    jest.useFakeTimers();
    const { session, api } = await startWith(reply.http(503));
    const asked = () => api.requests(validateSession).length;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(asked()).toBe(2);
    await jest.advanceTimersByTimeAsync(3_999);
    expect(asked()).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(3);
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(4);
    session.logout();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(asked()).toBe(4);
  });

  test('leaves an active session active', async () => {
    const { session, api } = setUp();
    session.open('t');
    api.on(validateSession, reply.http(500));
    await session.validate();
    expect(status()).toBe('active');
  });
});

test('a logout clears the memory of this device, an expired session does not', () => {
  const { session } = setUp();
  rememberOnDevice('compradores', ['Lucía']);
  session.open('t');
  session.expire();
  expect(rememberedOnDevice('compradores')).toEqual(['Lucía']);
  session.open('t');
  session.logout();
  expect(rememberedOnDevice('compradores')).toBeUndefined();
});

test('the device knows the seller of a session after a reload, and forgets the seller when the session ends', () => {
  const { session } = setUp();
  session.open('t');
  session.setPassenger({ firstName: 'Ana', lastName: 'Paz', passengerId: 4 });
  expect(rememberedOnDevice(SELLER)).toBe(4);
  session.expire();
  expect(rememberedOnDevice(SELLER)).toBeNull();
  session.open('of anybody');
  expect(rememberedOnDevice(SELLER)).toBeNull();
});

test('a logout during a validation counts, and the answer to the validation is ignored', async () => {
  const { session, api } = setUp();
  localStorage.setItem(NAME, 'old');
  const release = api.hold(validateSession);
  const started = session.start();
  session.logout();
  release(reply.success(null, { token: 'new' }));
  await started;
  expect(status()).toBe('anonymous');
  expect(localStorage.getItem(NAME)).toBeNull();
});

test('a login instead of a session that cannot be validated leaves no data of its seller', () => {
  const { session } = setUp();
  session.open('t');
  session.setPassenger({ firstName: 'Ana', lastName: 'Paz', passengerId: 4 });
  useSession.setState({ status: 'unreachable' });
  session.open('of anybody');
  expect(useSession.getState()).toMatchObject({ status: 'active', token: 'of anybody', passenger: undefined });
  expect(rememberedOnDevice(SELLER)).toBeNull();
  expect(localStorage.getItem(NAME)).toBe('of anybody');
});

test.each([
  ['a new token', reply.success(null, { token: 'of the former session' })],
  ['a refusal', reply.error()],
])('a login during a validation counts, although %s for the former token arrives later', async (_what, answer) => {
  const { session, api } = setUp();
  localStorage.setItem(NAME, 'old');
  const release = api.hold(validateSession);
  const validated = session.validate();
  await waitFor(() => expect(api.requests(validateSession)).toHaveLength(1));
  session.open('of the login');
  api.on(validateSession, reply.success(null, { token: 'of the login' }));
  release(answer);
  await validated;
  expect(useSession.getState()).toMatchObject({ status: 'active', token: 'of the login' });
});

test('two callers that validate at the same time share one request', async () => {
  const { session, api } = setUp();
  localStorage.setItem(NAME, 'old');
  api.on(validateSession, reply.success(null, { token: 'new' }));
  await Promise.all([session.validate(), session.validate()]);
  expect(api.requests(validateSession)).toHaveLength(1);
});

test('a logout in one tab ends the session in all tabs and removes the lowest price', async () => {
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
