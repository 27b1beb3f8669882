import { modeAt, searchOf } from './login-mode';

const known = { newUser: 'nueva@mail.com', linkSentTo: 'olvido@mail.com' };
const unknown = { newUser: undefined, linkSentTo: undefined };

describe('the mode of the login screen', () => {
  test.each([
    ['login', { kind: 'login' }],
    ['newUser', { kind: 'newUser', email: 'nueva@mail.com' }],
    ['forgot', { kind: 'forgot' }],
    ['linkSent', { kind: 'linkSent', email: 'olvido@mail.com' }],
  ] as const)('the address of the mode %s leads to the same mode', (kind, mode) => {
    expect(modeAt(searchOf(kind), known)).toEqual(mode);
  });

  test.each([searchOf('newUser'), searchOf('linkSent'), '?modo=otro', '?otro=1', ''])(
    'the address %s without a known email shows the login form',
    (search) => {
      expect(modeAt(search, unknown)).toEqual({ kind: 'login' });
    },
  );
});
