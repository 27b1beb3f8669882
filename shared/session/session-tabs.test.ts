import { waitFor } from '@testing-library/react';
import { validateSession } from '../contracts';
import { reply } from '../testing/fake-api';
import { rememberedOnDevice, rememberOnDevice } from './device-memory';
import { useSession } from './session';
import { clock, forgetSessions, held, NAME, openTab, otherTab, show } from './tabs.testing';

const MINUTE = 60_000;

forgetSessions();

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

  test('that logs out before this one watches the others ends the session here when the validation is answered.', async () => {
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

  test('that clears the whole storage ends the session here as well.', () => {
    const { session } = openTab();
    session.open('t');
    otherTab(null, null);
    expect(held()).toMatchObject({ status: 'anonymous', loggedOut: true });
  });

  test('whose session was refused ends it here without a logout: what this device remembers stays.', () => {
    const { session } = openTab();
    session.open('t');
    rememberOnDevice('buyers', ['Lucía']);
    // What a refusal writes there, and what the browser then tells here.
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

  test('that replaces the token of the same session is believed without a question, and nobody asks by it anew.', () => {
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

  test('that still reads the next token, where answers bring it, is waited for before this one calls the session ended.', async () => {
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
    jest.useRealTimers();
  });

  test('that gets a token while the API cannot be reached makes this one ask soon, and not at once.', async () => {
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
    jest.useRealTimers();
  });

  test('in which somebody else logs in while this one sleeps leaves nothing of the session before here.', async () => {
    const { session, asked } = openTab();
    session.open('t');
    session.setPassenger({ firstName: 'Ana', lastName: 'Paz', passengerId: 1 });
    // The browser tells of both once this tab is awake, when the other token is stored already.
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
    'in which somebody else logs in while this one validates keeps their session when %s arrives.',
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

  test('is no longer heard once the tab stops watching.', () => {
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
