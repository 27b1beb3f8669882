import { resetLogin, setLogin, useLoginStore } from './login.store';

const KEY = 'rifas.login';

/** Simulates a page load with `stored` in the tab's storage. */
async function reload(stored: string | null): Promise<void> {
  resetLogin();
  if (stored !== null) sessionStorage.setItem(KEY, stored);
  await useLoginStore.persist.rehydrate();
}

test('a reload keeps the emails of the modes and drops the message', async () => {
  setLogin({ newUser: 'ana@mail.com', linkSentTo: 'bea@mail.com', failure: 'Cuenta bloqueada' });
  await reload(sessionStorage.getItem(KEY));
  expect(useLoginStore.getState()).toEqual({ newUser: 'ana@mail.com', linkSentTo: 'bea@mail.com', failure: undefined });
});

test.each(['{"state":{"newUser":7,"linkSentTo":""},"version":0}', '{"state":null,"version":0}', '{}', 'roto'])(
  'an invalid value in the storage is ignored: %s',
  async (stored) => {
    await reload(stored);
    expect(useLoginStore.getState()).toEqual({ newUser: undefined, linkSentTo: undefined, failure: undefined });
  },
);
