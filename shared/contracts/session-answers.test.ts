import { readBy } from './contracts.testing';
import { generateLink, initPayment, login, validateSession } from './index';

describe('login and session', () => {
  test.each([true, 1, '1', 'true', 'TRUE', ' True '])('newUser %p is read as true', (newUser) =>
    expect(readBy(login, { token: 't', newUser }).value.newUser).toBe(true),
  );

  test.each([
    { token: 't', newUser: false },
    { data: { token: 't', newUser: 'false' } },
    { token: 't', newUser: null, data: null },
    { token: true, data: { token: 't' } },
    { token: { value: 'x' }, newUser: 'quizás', data: { token: 't', newUser: 0 } },
    { token: 't', data: { token: 'other', newUser: null } },
  ])('the login answer %j opens a session', (fields) =>
    expect(readBy(login, { status: 'success', ...fields }).value).toEqual({ token: 't', newUser: false }),
  );

  test('A login token that is invalid at the top and missing in data is undefined, and noted.', () => {
    const { value, odd } = readBy(login, { token: true, newUser: true, data: { token: null } });
    expect({ value, odd }).toEqual({ value: { token: undefined, newUser: true }, odd: ['token'] });
  });

  test.each([{ token: 't' }, { Token: 't' }, 't', 't     '])(
    'the token of a link and the token of a payment are read from %j',
    (sent) => {
      expect(readBy(generateLink, sent).value).toBe('t');
      expect(readBy(initPayment, sent).value).toEqual({ token: 't' });
    },
  );

  test.each([undefined, null, '', '   ', [], {}, { token: '' }, { url: 't' }, true])(
    'the answer %j has no token and is refused',
    (sent) => {
      expect(() => readBy(generateLink, sent)).toThrow();
      expect(() => readBy(initPayment, sent)).toThrow();
    },
  );

  test.each([{ token: 't' }, { data: { token: 't' } }, { data: 't' }, { token: '  ', data: 't  ' }])(
    'the token of a validation is read from %j',
    (fields) => expect(readBy(validateSession, fields).value).toEqual({ token: 't' }),
  );
});
