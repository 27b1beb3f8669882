import { LateError } from '@rifas/shared/async';
import { inWords, isLate, isTransient, RemoteError, toRemoteError } from './remote-error';

test('Every thrown value becomes an error of the remote with its stage and cause; an error of a remote stays as it is.', () => {
  const cause = new TypeError('Failed to fetch');
  const error = toRemoteError('mf-uno', 'page', cause);
  expect(error).toMatchObject({
    name: 'RemoteError',
    remote: 'mf-uno',
    stage: 'page',
    message: 'Failed to fetch',
    cause,
  });
  expect(toRemoteError('mf-dos', 'entry', error)).toBe(error);
  expect(toRemoteError('mf-uno', 'entry', 'broken').message).toBe('broken');
});

test.each([
  ['nothing', undefined, 'undefined'],
  ['a text', 'broken', 'broken'],
  ['what is no text', Object.create(null), '[object Object]'],
])('an error message can be made of %s', (_what, thrown, words) => {
  expect(inWords(thrown)).toBe(words);
  expect(toRemoteError('mf-uno', 'page', thrown).message).toBe(words);
});

test('An error is late when it is a timeout, or an error of a remote with a timeout as its cause.', () => {
  expect(isLate(new LateError('late'))).toBe(true);
  expect(isLate(new RemoteError('mf-uno', 'page', 'late', new LateError('late')))).toBe(true);
  expect(isLate(new RemoteError('mf-uno', 'page', 'offline', new TypeError('offline')))).toBe(false);
  expect(isLate(new Error('wrapped', { cause: new LateError('late') }))).toBe(false);
  expect(isLate(undefined)).toBe(false);
});

test('Only an error of a file that did not arrive is worth a second try.', () => {
  expect(isTransient(new RemoteError('mf-uno', 'page', 'offline', new TypeError('offline')))).toBe(true);
  expect(isTransient(new RemoteError('mf-uno', 'contract', 'another contract'))).toBe(false);
  expect(isTransient(new RemoteError('mf-uno', 'page', 'late', new LateError('late')))).toBe(false);
  expect(isTransient(new TypeError('offline'))).toBe(false);
});
