import { tolerantReading, validateSession } from '../contracts';
import { readAnswer } from '../http/answer';
import { newTokenOf, tokenLockName, withTokenLock } from './token-lock';

/** The token that the session reads from the answer to a validation. */
function tokenByContract(body: unknown): string | undefined {
  try {
    return validateSession.response.read(readAnswer('top', { httpStatus: 200, body }), tolerantReading()).token;
  } catch {
    return undefined;
  }
}

const success = (fields: object) => ({ status: 'success', ...fields });

test.each([
  [success({ token: 'nuevo' })],
  [success({ data: { token: 'nuevo' } })],
  [success({ data: 'nuevo' })],
  [success({ token: 'nuevo', data: { token: 'otro' } })],
  [success({ token: '', data: { token: 'nuevo' } })],
  [success({ token: null, data: 'nuevo' })],
  [success({ token: {}, data: { token: 'nuevo' } })],
  [{ status: ' Success', token: 'nuevo' }],
  [{ Status: 'Success', Token: 'nuevo' }],
  [success({ Token: 'nuevo' })],
  [success({ data: { Token: 'nuevo' } })],
  [success({ data: success({ data: null, token: 'nuevo' }) })],
  [success({ data: success({ data: { token: 'nuevo' } }) })],
])('The script in the page reads the same token from %j as the session does.', (body) => {
  expect(tokenByContract(body)).toBe('nuevo');
  expect(newTokenOf({ httpStatus: 200, body })).toBe('nuevo');
});

test.each([
  [success({})],
  [success({ token: '' })],
  [success({ token: '', data: '' })],
  [success({ token: null, data: null })],
  [success({ data: { token: '' } })],
  [success({ data: {} })],
])('Neither the script in the page nor the session reads a token from %j.', (body) => {
  expect(tokenByContract(body)).toBeUndefined();
  expect(newTokenOf({ httpStatus: 200, body })).toBeUndefined();
});

test.each([
  ['a refusal', { httpStatus: 200, body: { status: 'error', token: 'nuevo' } }],
  [
    'a refusal in a gateway’s success',
    { httpStatus: 200, body: success({ data: { status: 'error', token: 'nuevo' } }) },
  ],
  ['an error of the server', { httpStatus: 500, body: success({ token: 'nuevo' }) }],
  ['a page of HTML', { httpStatus: 200, body: undefined }],
  ['no answer', undefined],
])('The script in the page takes no token from %s.', (_what, answer) => {
  expect(newTokenOf(answer)).toBeUndefined();
});

const setLocks = (locks: unknown) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
afterEach(() => setLocks(undefined));

test('withTokenLock does the work under a lock that has the name of the token and that all tabs share.', async () => {
  const request = jest.fn((_name: string, work: () => Promise<string>) => work());
  setLocks({ request });
  await expect(withTokenLock('site.token', () => Promise.resolve('done'))).resolves.toBe('done');
  expect(request.mock.calls.map(([name]) => name)).toEqual(['rifas.validate.site.token']);
  expect(tokenLockName('site.token')).toBe('rifas.validate.site.token');
});

const blocked = () => Promise.reject(new DOMException('Not allowed in this context.', 'SecurityError'));
test.each([
  ['without locks', undefined],
  ['that blocks storage, and with it the lock,', { request: blocked }],
])('A browser %s does the work without one.', async (_which, locks) => {
  const work = jest.fn(() => Promise.resolve('done'));
  setLocks(locks);
  await expect(withTokenLock('site.token', work)).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('Work that fails under the lock is done once, and withTokenLock rejects with its error.', async () => {
  const work = jest.fn(() => Promise.reject(new Error('no answer')));
  setLocks({ request: (_name: string, locked: () => Promise<unknown>) => locked() });
  await expect(withTokenLock('site.token', work)).rejects.toThrow('no answer');
  expect(work).toHaveBeenCalledTimes(1);
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
  ['a token that is no text', { httpStatus: 200, body: { status: 'success', data: { token: {} } } }],
  ['no token', { httpStatus: 200, body: { status: 'success', data: null } }],
])('The page keeps no token from %s.', (_what, answer) => {
  expect(newTokenOf(answer)).toBeUndefined();
});
