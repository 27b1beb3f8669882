import { modeAt, searchOf } from './login-mode';

const known = { newUser: 'nueva@mail.com', linkSentTo: 'olvido@mail.com' };
const unknown = { newUser: undefined, linkSentTo: undefined };

describe('the mode of the login screen', () => {
  test.each([
    ['login', { kind: 'login' }],
    ['newUser', { kind: 'newUser', email: 'nueva@mail.com' }],
    ['forgot', { kind: 'forgot' }],
    ['linkSent', { kind: 'linkSent', email: 'olvido@mail.com' }],
  ] as const)('%s survives its own address', (kind, mode) => {
    expect(modeAt(searchOf(kind), known)).toEqual(mode);
  });

  test.each([searchOf('newUser'), searchOf('linkSent'), '?modo=otro', '?otro=1', ''])(
    '%s without an email is the login form',
    (search) => {
      expect(modeAt(search, unknown)).toEqual({ kind: 'login' });
    },
  );
});
