import { validateSession } from '../contracts';
import { createFakeApi, reply } from '../testing/fake-api';
import { joinedSession } from '../testing/joined-session';
import { raffleOf } from '../testing/samples';
import { readLowestPrice, rememberLowestPrice } from './lowest-ticket-price';
import { forgetSessions, held, NAME, openTab, otherTab } from './tabs.testing';

forgetSessions();

describe('The end of a session', () => {
  test('is a logout only where the seller logs out, not after a refused call or with a missing token.', async () => {
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

  test('is not a logout where a validation is refused, and without a token no further validation is sent.', async () => {
    const { api, session, asked } = openTab();
    localStorage.setItem(NAME, 'old');
    api.on(validateSession, reply.http(401));
    await session.start();
    expect(held()).toMatchObject({ status: 'anonymous', loggedOut: false });
    await session.validate();
    expect(asked()).toBe(1);
  });

  test('removes the passenger and the lowest price of the raffles.', () => {
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

test('A refused validation ends the session without waiting for itself.', async () => {
  const api = createFakeApi();
  const { session } = joinedSession(NAME);
  localStorage.setItem(NAME, 'old');
  api.on(validateSession, reply.http(401));
  await session.start();
  expect(held()).toMatchObject({ status: 'anonymous', loggedOut: false });
});

describe('A full storage', () => {
  const fill = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });

  test('lets a seller in, and calls are sent with the new token.', async () => {
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

  test('keeps no token after a logout in this tab or in another one.', () => {
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
