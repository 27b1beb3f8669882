import { validateSession } from '../contracts';
import { createHttpClient } from '../http';
import { createFakeApi, reply } from '../testing/fake-api';
import { raffleOf } from '../testing/samples';
import { readLowestPrice, rememberLowestPrice } from './lowest-ticket-price';
import { createSessionController } from './session-controller';
import { BASES, forgetSessions, held, NAME, openTab, otherTab } from './tabs.testing';

forgetSessions();

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

describe('A storage that has no room for the next token', () => {
  const fill = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  afterEach(() => jest.restoreAllMocks());

  test('lets a seller in, and the calls go out with the new token.', async () => {
    const { api, session } = openTab();
    localStorage.setItem(NAME, 'old');
    const full = fill();
    api.on(validateSession, reply.success(null, { token: 'a longer one' }));
    await session.start();
    expect(held()).toMatchObject({ status: 'active', token: 'a longer one' });
    expect(session.token()).toBe('a longer one');
    full.mockRestore();
    session.open('the next');
    expect([session.token(), localStorage.getItem(NAME)]).toEqual(['the next', 'the next']);
  });

  test('a logout forgets it too, here and from another tab.', () => {
    const { session } = openTab();
    fill();
    session.open('t');
    session.logout();
    expect(session.token()).toBeUndefined();
    session.open('t');
    otherTab(NAME, null);
    expect(held()).toMatchObject({ status: 'anonymous', loggedOut: true });
  });
});
