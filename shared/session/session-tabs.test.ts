import { validateSession } from '../contracts';
import { createHttpClient } from '../http';
import { createFakeApi, reply } from '../testing/fake-api';
import { raffleOf } from '../testing/samples';
import { readLowestPrice, rememberLowestPrice } from './lowest-ticket-price';
import { useSession } from './session';
import { createSessionController } from './session-controller';

const NAME = 'token.of.test';
const BASES = { api: '', auth: '', upload: '', geopay: '' };
const MINUTE = 60_000;

let time = 0;
let stopWatching: () => void = () => undefined;

/** A tab that watches the others. */
function openTab() {
  const api = createFakeApi();
  const http = createHttpClient({ bases: BASES, token: () => session.token() });
  const session = createSessionController({ tokenName: NAME, http: () => http, now: () => time });
  api.on(validateSession, reply.success(null, { token: 'fresh' }));
  stopWatching = session.watch();
  return { api, session, asked: () => api.requests(validateSession).length };
}

/** What the browser tells this tab after another one has written. */
const otherTab = (key: string | null, token: string | null) => {
  if (token === null) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, token);
  dispatchEvent(new StorageEvent('storage', { key }));
};
const show = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const held = () => useSession.getState();

beforeEach(() => {
  time = 0;
  useSession.setState({
    status: 'unknown',
    token: undefined,
    passenger: undefined,
    problem: undefined,
    loggedOut: false,
  });
});
afterEach(() => stopWatching());

describe('Another tab', () => {
  test('that logs out while this one validates wins over the answer that arrives afterwards.', async () => {
    const { api, session } = openTab();
    localStorage.setItem(NAME, 'old');
    const release = api.hold(validateSession);
    const started = session.start();
    otherTab(NAME, null);
    release(reply.success(null, { token: 'new' }));
    await started;
    expect(held()).toMatchObject({ status: 'anonymous', token: undefined, loggedOut: true });
    expect(localStorage.getItem(NAME)).toBeNull();
  });

  test.each([
    ['a refusal', reply.http(401)],
    ['a failure of the server', reply.http(500)],
  ])('that logs out while this one validates stays a logout when %s arrives afterwards.', async (_what, answer) => {
    const { api, session } = openTab();
    localStorage.setItem(NAME, 'old');
    const release = api.hold(validateSession);
    const started = session.start();
    otherTab(NAME, null);
    release(answer);
    await started;
    expect(held()).toMatchObject({ status: 'anonymous', loggedOut: true, problem: undefined });
  });

  test('that clears the whole storage ends the session here as well.', () => {
    const { session } = openTab();
    session.open('t');
    otherTab(null, null);
    expect(held()).toMatchObject({ status: 'anonymous', loggedOut: true });
  });

  test('that writes something else changes nothing here.', () => {
    const { session, asked } = openTab();
    session.open('t');
    localStorage.removeItem(NAME);
    dispatchEvent(new StorageEvent('storage', { key: 'another.key' }));
    expect(held()).toMatchObject({ status: 'active', token: 't' });
    expect(asked()).toBe(0);
  });

  test('that logs in lets this one in after a validation.', async () => {
    const { session, asked } = openTab();
    await session.start();
    otherTab(NAME, 'theirs');
    await session.settled();
    expect(held()).toMatchObject({ status: 'active', token: 'fresh', loggedOut: false });
    expect(asked()).toBe(1);
  });

  test('that replaces the token of the same session is believed without a question.', () => {
    const { session, asked } = openTab();
    session.open('t');
    otherTab(NAME, 'replaced');
    expect(held()).toMatchObject({ status: 'active', token: 'replaced' });
    expect(asked()).toBe(0);
  });

  test('is no longer heard once the tab stops watching.', () => {
    const { session } = openTab();
    session.open('t');
    stopWatching();
    otherTab(NAME, null);
    show('hidden');
    time = 60 * MINUTE;
    show('visible');
    expect(held()).toMatchObject({ status: 'active', token: 't' });
  });
});

describe('A tab that is shown again', () => {
  test('asks nothing where nobody is logged in.', async () => {
    const { session, asked } = openTab();
    await session.start();
    show('hidden');
    time = 11 * MINUTE;
    show('visible');
    await session.settled();
    expect(asked()).toBe(0);
    expect(held().status).toBe('anonymous');
  });

  test('asks nothing when it was never hidden, nor exactly at the limit of ten minutes.', async () => {
    const { session, asked } = openTab();
    session.open('t');
    time = 11 * MINUTE;
    show('visible');
    show('hidden');
    time += 10 * MINUTE;
    show('visible');
    await session.settled();
    expect(asked()).toBe(0);
  });

  test('asks once for one absence, however often it is told that it is visible.', async () => {
    const { session, asked } = openTab();
    session.open('t');
    show('hidden');
    time = 11 * MINUTE;
    show('visible');
    await session.settled();
    show('visible');
    await session.settled();
    expect(asked()).toBe(1);
  });
});

describe('The session remembers how it ended', () => {
  test('a logout is left on purpose; a refused call and a stored token that is missing are not.', async () => {
    const { session } = openTab();
    session.open('t');
    session.logout();
    expect(held()).toMatchObject({ status: 'anonymous', loggedOut: true });
    session.open('t');
    expect(held().loggedOut).toBe(false);
    session.expire();
    expect(held()).toMatchObject({ status: 'anonymous', loggedOut: false, token: undefined });
    session.logout();
    await session.start();
    expect(held().loggedOut).toBe(false);
  });

  test('a validation that is refused is no logout either, and another one without a token asks nobody.', async () => {
    const { api, session, asked } = openTab();
    localStorage.setItem(NAME, 'old');
    api.on(validateSession, reply.http(401));
    await session.start();
    expect(held()).toMatchObject({ status: 'anonymous', loggedOut: false });
    await session.validate();
    expect(asked()).toBe(1);
  });

  test('the passenger and what was remembered of the raffles go with it.', () => {
    const { session } = openTab();
    session.open('t');
    session.setPassenger({ firstName: 'Ana', lastName: 'Paz', passengerId: 7 } as never);
    expect(held().passenger).toMatchObject({
      firstName: 'Ana',
      persona: { name: 'Ana', lastName: 'Paz' },
      pasajeroId: 7,
    });
    rememberLowestPrice([raffleOf('1')]);
    session.expire();
    expect(held().passenger).toBeUndefined();
    expect(readLowestPrice()).toBe(0);
  });
});

test('A stored token makes the visitor unknown, not anonymous, until it has been validated.', async () => {
  const { api, session } = openTab();
  localStorage.setItem(NAME, 'old');
  const release = api.hold(validateSession);
  const started = session.start();
  expect(held()).toMatchObject({ status: 'unknown', token: 'old' });
  let isSettled = false;
  const settled = session.settled().then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  release(reply.success(null, { token: 'new' }));
  await Promise.all([started, settled]);
  expect(held()).toMatchObject({ status: 'active', token: 'new' });
});

test('A login ends the tries of a session that could not be validated.', async () => {
  jest.useFakeTimers();
  const { api, session, asked } = openTab();
  localStorage.setItem(NAME, 'old');
  api.on(validateSession, reply.http(503));
  await session.start();
  session.open('t');
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked()).toBe(1);
  expect(held()).toMatchObject({ status: 'active', problem: undefined });
  jest.useRealTimers();
});

test('A page that stops watching stops trying.', async () => {
  jest.useFakeTimers();
  const { api, session, asked } = openTab();
  localStorage.setItem(NAME, 'old');
  api.on(validateSession, reply.http(503));
  await session.start();
  stopWatching();
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked()).toBe(1);
  jest.useRealTimers();
});

test('A validation that is refused does not wait for itself to end.', async () => {
  const api = createFakeApi();
  const http = createHttpClient({
    bases: BASES,
    token: () => session.token(),
    tokenSettled: () => session.settled(),
    onUnauthorized: () => session.expire(),
  });
  const session = createSessionController({ tokenName: NAME, http: () => http });
  localStorage.setItem(NAME, 'old');
  api.on(validateSession, reply.http(401));
  await session.start();
  expect(held()).toMatchObject({ status: 'anonymous', loggedOut: false });
});
