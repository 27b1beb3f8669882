import { validateSession } from '../contracts';
import { reply } from '../testing/fake-api';
import { clock, forgetSessions, held, NAME, openTab, show } from './tabs.testing';

const MINUTE = 60_000;

forgetSessions();

describe('A tab that is shown again', () => {
  test.each([
    ['ended the session', null, 'anonymous', undefined],
    ['logged somebody else in', 'theirs', 'active', 'fresh'],
  ])('notices that another tab %s while the browser kept this page for "back".', async (_, next, status, token) => {
    const { session, asked } = openTab();
    session.open('t');
    session.setPassenger({ firstName: 'Ana', lastName: 'Paz', passengerId: 1 });
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(held()).toMatchObject({ status: 'active', token: 't' });
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    if (next) localStorage.setItem(NAME, next);
    else localStorage.removeItem(NAME);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(held()).toMatchObject({ status: 'anonymous', passenger: undefined });
    await session.settled();
    expect(held()).toMatchObject({ status, token, passenger: undefined });
    expect(asked()).toBe(next ? 1 : 0);
  });

  test('sends no validation where nobody is logged in.', async () => {
    const { session, asked } = openTab();
    await session.start();
    show('hidden');
    clock.now = 11 * MINUTE;
    show('visible');
    await session.settled();
    expect(asked()).toBe(0);
    expect(held().status).toBe('anonymous');
  });

  test('sends no validation when it was never hidden, or was hidden for exactly ten minutes.', async () => {
    const { session, asked } = openTab();
    session.open('t');
    clock.now = 11 * MINUTE;
    show('visible');
    show('hidden');
    clock.now += 10 * MINUTE;
    show('visible');
    await session.settled();
    expect(asked()).toBe(0);
  });

  test('sends one validation for one absence, however often it becomes visible.', async () => {
    const { session, asked } = openTab();
    session.open('t');
    show('hidden');
    clock.now = 10 * MINUTE + 1;
    show('visible');
    await session.settled();
    show('visible');
    await session.settled();
    expect(asked()).toBe(1);
  });
});

test('A visitor with a stored token is unknown, not anonymous, until the token has been validated.', async () => {
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

test.each<[string, (tab: ReturnType<typeof openTab>) => void, object]>([
  ['a login', ({ session }) => session.open('t'), { status: 'active', problem: undefined }],
  ['a page that stops watching the session', ({ stopWatching }) => stopWatching(), {}],
])('After a validation that failed, %s ends the retries.', async (_what, end, state) => {
  jest.useFakeTimers();
  const tab = openTab();
  localStorage.setItem(NAME, 'old');
  tab.api.on(validateSession, reply.http(503));
  await tab.session.start();
  end(tab);
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(tab.asked()).toBe(1);
  expect(held()).toMatchObject(state);
});
