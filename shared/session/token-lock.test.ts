import { tolerantReading, validateSession } from '../contracts';
import { newTokenOf } from './token-lock';

/** The token that the session reads of a validation's answer. */
function tokenByContract(body: unknown): string | undefined {
  try {
    return validateSession.response.read(body, tolerantReading()).token;
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
])('The script in the page reads the same token of %j as the session does.', (body) => {
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
])('Neither of the two reads a token of %j.', (body) => {
  expect(tokenByContract(body)).toBeUndefined();
  expect(newTokenOf({ httpStatus: 200, body })).toBeUndefined();
});

test.each([
  ['a refusal', { httpStatus: 200, body: { status: 'error', token: 'nuevo' } }],
  ['an error of the server', { httpStatus: 500, body: success({ token: 'nuevo' }) }],
  ['a page of HTML', { httpStatus: 200, body: undefined }],
  ['no answer', undefined],
])('The script in the page takes no token of %s.', (_what, answer) => {
  expect(newTokenOf(answer)).toBeUndefined();
});
