import { newTokenOf, tokenLockName, withTokenLock } from './token-lock';

const setLocks = (locks: unknown) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
afterEach(() => setLocks(undefined));

test('The work holds a lock that is named after the token and that all tabs share.', async () => {
  const request = jest.fn((_name: string, work: () => Promise<string>) => work());
  setLocks({ request });
  await expect(withTokenLock('site.token', () => Promise.resolve('done'))).resolves.toBe('done');
  expect(request.mock.calls.map(([name]) => name)).toEqual(['rifas.validate.site.token']);
  expect(tokenLockName('site.token')).toBe('rifas.validate.site.token');
});

test('A browser without locks does the work as it is.', async () => {
  setLocks(undefined);
  await expect(withTokenLock('site.token', () => Promise.resolve('done'))).resolves.toBe('done');
});

test.each([
  ['at the top', { status: 'success', token: 'new' }],
  ['in data', { status: 'success', data: { token: 'new' } }],
  ['as data', { status: 'success', data: 'new' }],
  ['at the top, before another one in data', { status: 'success', token: 'new', data: { token: 'other' } }],
])('The page keeps a new token that stands %s.', (_where, body) => {
  expect(newTokenOf({ httpStatus: 200, body })).toBe('new');
});

test.each([
  ['nothing', undefined],
  ['an HTTP error that speaks of success', { httpStatus: 300, body: { status: 'success', token: 'new' } }],
  ['a refusal', { httpStatus: 200, body: { status: 'error', token: 'new' } }],
  ['a text', { httpStatus: 200, body: 'new' }],
  ['an empty answer', { httpStatus: 200, body: null }],
  ['an empty token', { httpStatus: 200, body: { status: 'success', token: '' } }],
  ['a token that is no text', { httpStatus: 200, body: { status: 'success', data: { token: 7 } } }],
  ['no token', { httpStatus: 200, body: { status: 'success', data: null } }],
])('The page keeps no token of %s.', (_what, answer) => {
  expect(newTokenOf(answer)).toBeUndefined();
});
