import { waitFor } from '@testing-library/react';
import { validateSession } from '../contracts';
import { reply } from '../testing/fake-api';
import { rememberedOnDevice, rememberOnDevice } from './device-memory';
import { useSession } from './session';
import { clock, forgetSessions, held, NAME, openTab, otherTab, show } from './tabs.testing';

const MINUTE = 60_000;

forgetSessions();

describe('Another tab', () => {
  test.each([
    ['a new token', reply.success(null, { token: 'new' })],
    ['a refusal', reply.http(401)],
    ['a failure of the server', reply.http(500)],
  ])(
    'that logs out during a validation of this tab ends the session as a logout, although %s arrives later.',
    async (_what, answer) => {
      const { api, session } = openTab();
      localStorage.setItem(NAME, 'old');
      const release = api.hold(validateSession);
      const started = session.start();
      otherTab(NAME, null);
      release(answer);
      await started;
      expect(held()).toMatchObject({ status: 'anonymous', token: undefined, loggedOut: true, problem: undefined });
      expect(localStorage.getItem(NAME)).toBeNull();
    },
  );

  test('that logs out before this tab watches for changes ends the session here when the validation is answered.', async () => {
    const { api, session } = openTab();
    localStorage.setItem(NAME, 'old');
    const release = api.hold(validateSession);
    const started = session.start();
    localStorage.removeItem(NAME);
    release(reply.success(null, { token: 'new' }));
    await started;
    expect(held()).toMatchObject({ status: 'anonymous', token: undefined, loggedOut: true });
    expect(localStorage.getItem(NAME)).toBeNull();
  });

  test('that clears the whole storage ends the session in this tab.', () => {
    const { session } = openTab();
    session.open('t');
    otherTab(null, null);
    expect(held()).toMatchObject({ status: 'anonymous', loggedOut: true });
  });

  test('whose session was refused ends the session here without a logout, and this device keeps its memory.', () => {
    const { session } = openTab();
    session.open('t');
    rememberOnDevice('buyers', ['Lucía']);
    // `expire` writes what a refusal in another tab writes; this tab then gets the event.
    session.expire();
    useSession.setState({ status: 'active', token: 't' });
    dispatchEvent(new StorageEvent('storage', { key: NAME }));
    expect(held()).toMatchObject({ status: 'anonymous', loggedOut: false });
    expect(rememberedOnDevice('buyers')).toEqual(['Lucía']);
    session.open('again');
    otherTab(NAME, null);
    expect(held()).toMatchObject({ status: 'anonymous', loggedOut: true });
    expect(rememberedOnDevice('buyers')).toBeUndefined();
  });

  test('that writes another key changes nothing in this tab.', () => {
    const { session, asked } = openTab();
    session.open('t');
    localStorage.removeItem(NAME);
    dispatchEvent(new StorageEvent('storage', { key: 'another.key' }));
    expect(held()).toMatchObject({ status: 'active', token: 't' });
    expect(asked()).toBe(0);
  });

  test('that logs in opens the session in this tab after a validation.', async () => {
    const { session, asked } = openTab();
    await session.start();
    otherTab(NAME, 'theirs');
    await session.settled();
    expect(held()).toMatchObject({ status: 'active', token: 'fresh', loggedOut: false });
    expect(asked()).toBe(1);
  });

  test('that replaces the token of the same session is trusted without a validation, and no subscriber is notified.', () => {
    const { session, asked } = openTab();
    session.open('t');
    const changed = jest.fn();
    const stop = useSession.subscribe(changed);
    otherTab(NAME, 'replaced');
    stop();
    expect(session.token()).toBe('replaced');
    expect(changed).not.toHaveBeenCalled();
    expect(asked()).toBe(0);
  });

  test('that still reads the next token gets time to store it before this tab ends the session.', async () => {
    jest.useFakeTimers();
    const { api, session, asked } = openTab();
    session.renew('old');
    api.on(validateSession, ({ headers }) =>
      headers.get('authorization') === 'old' ? reply.http(401) : reply.success(null, { token: 'fresh' }),
    );
    const started = session.start();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(localStorage.getItem(NAME)).toBe('old');
    localStorage.setItem(NAME, 'next');
    await jest.advanceTimersByTimeAsync(100);
    await started;
    expect(held()).toMatchObject({ status: 'active', token: 'fresh' });
    session.renew('old');
    const again = session.validate();
    await jest.advanceTimersByTimeAsync(3_000);
    await again;
    expect(held()).toMatchObject({ status: 'anonymous', token: undefined });
    expect(asked()).toBe(3);
  });

  test('that stores a token while the API cannot be reached makes this tab validate soon, but not at once.', async () => {
    jest.useFakeTimers();
    const { api, session, asked } = openTab();
    api.on(validateSession, reply.http(500));
    localStorage.setItem(NAME, 'old');
    await session.start();
    await jest.advanceTimersByTimeAsync(7_000);
    expect(asked()).toBe(3);
    otherTab(NAME, 'brought by a failure');
    await jest.advanceTimersByTimeAsync(1_900);
    expect(asked()).toBe(3);
    api.on(validateSession, reply.success(null, { token: 'fresh' }));
    await jest.advanceTimersByTimeAsync(100);
    expect(held()).toMatchObject({ status: 'active', token: 'fresh' });
  });

  test('in which somebody else logs in while this tab sleeps leaves no data of the previous session here.', async () => {
    const { session, asked } = openTab();
    session.open('t');
    session.setPassenger({ firstName: 'Ana', lastName: 'Paz', passengerId: 1 });
    // The browser sends both events when this tab wakes up; by then the other token is stored.
    localStorage.setItem(NAME, 'theirs');
    dispatchEvent(new StorageEvent('storage', { key: NAME, newValue: null }));
    expect(held()).toMatchObject({ status: 'anonymous', token: undefined, passenger: undefined, loggedOut: false });
    dispatchEvent(new StorageEvent('storage', { key: NAME, newValue: 'theirs' }));
    await session.settled();
    expect(held()).toMatchObject({ status: 'active', token: 'fresh', passenger: undefined });
    expect(asked()).toBe(1);
  });

  test.each([
    ['an answer', reply.success(null, { token: 'new' })],
    ['a refusal', reply.error(null)],
  ])(
    'in which somebody else logs in during a validation of this tab keeps the new session when %s arrives.',
    async (_, answer) => {
      const { api, session, asked } = openTab();
      localStorage.setItem(NAME, 'old');
      const release = api.hold(validateSession);
      const started = session.start();
      await waitFor(() => expect(asked()).toBe(1));
      otherTab(NAME, null);
      otherTab(NAME, 'theirs');
      api.on(validateSession, reply.success(null, { token: 'fresh' }));
      release(answer);
      await started;
      const sent = api.requests(validateSession).map(({ headers }) => headers.get('authorization'));
      expect(sent).toEqual(['old', 'theirs']);
      expect(held()).toMatchObject({ status: 'active', token: 'fresh' });
    },
  );

  test('has no effect on a tab that has stopped watching.', () => {
    const { session, stopWatching } = openTab();
    session.open('t');
    stopWatching();
    otherTab(NAME, null);
    show('hidden');
    clock.now = 60 * MINUTE;
    show('visible');
    expect(held()).toMatchObject({ status: 'active', token: 't' });
  });
});
