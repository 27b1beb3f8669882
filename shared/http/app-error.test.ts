import { AppError, mayBeDone, mayPass, parseError, type AppErrorCode } from './app-error';
import { UNSENT } from './unsent';

test('parseError returns an AppError unchanged.', () => {
  const error = new AppError('rejected', 'no');
  expect(parseError(error)).toBe(error);
});

test('A call that the browser aborted has the code aborted; any other DOMException is a defect of this site.', () => {
  const given = new DOMException('The operation was aborted.', 'AbortError');
  expect(parseError(given)).toMatchObject({ code: 'aborted', message: 'Aborted', cause: given });
  const other = new DOMException('full', 'QuotaExceededError');
  expect(parseError(other)).toMatchObject({ code: 'unexpected', message: 'full', cause: other });
});

test('Any other thrown value is a defect of this site and keeps its message for the log.', () => {
  const cause = new TypeError('undefined is not a function');
  expect(parseError(cause)).toMatchObject({ code: 'unexpected', message: cause.message, cause });
  expect(parseError('broken')).toMatchObject({ code: 'unexpected', message: 'broken', cause: 'broken' });
});

test('An AppError has a Spanish text for people, a message for the log, and its cause.', () => {
  const cause = new Error('socket');
  const error = new AppError('network', 'no answer', { cause });
  expect(error).toMatchObject({
    name: 'AppError',
    message: 'no answer',
    userMessage: 'No hay conexión. Revisá tu internet y probá de nuevo.',
    cause,
  });
});

test('The text from the server is its data where that is a text with content, else its message.', () => {
  const textOf = (data: unknown) => new AppError('rejected', 'no', { data, serverMessage: 'Ya se pagó' }).serverText;
  expect(textOf('Rifas pagas')).toBe('Rifas pagas');
  expect(textOf('')).toBe('Ya se pagó');
  expect(textOf({ code: 405 })).toBe('Ya se pagó');
  expect(textOf(null)).toBe('Ya se pagó');
});

const http = (httpStatus?: number) => new AppError('http', 'no', { httpStatus });

test.each([
  [422, 'El servidor no aceptó el pedido.'],
  [404, 'El servidor no aceptó el pedido.'],
  [408, 'El servidor no pudo responder. Probá de nuevo más tarde.'],
  [503, 'El servidor no pudo responder. Probá de nuevo más tarde.'],
  [undefined, 'El servidor no pudo responder. Probá de nuevo más tarde.'],
])('For HTTP %p without a text from the API people read: %s', (httpStatus, text) => {
  expect(http(httpStatus).userMessage).toBe(text);
});

test.each([408, 425, 500, 502, 503, 504])('A failure with HTTP %d may pass on a later try.', (status) => {
  expect(mayPass(http(status))).toBe(true);
});

test.each([undefined, 400, 404, 405, 419, 499, 501])(
  'A failure with HTTP %p does not pass on a later try.',
  (status) => {
    expect(mayPass(http(status))).toBe(false);
  },
);

test.each<[AppErrorCode, boolean]>([
  ['network', true],
  ['timeout', true],
  ['rate-limited', true],
  ['unauthorized', false],
  ['rejected', false],
  ['aborted', false],
  ['unexpected', false],
])('A failure with the code %s may pass on a later try: %p.', (code, passes) => {
  expect(mayPass(new AppError(code, 'no', { httpStatus: 503 }))).toBe(passes);
});

test('A page instead of an answer may pass on a later try; an answer that cannot be read does not.', () => {
  expect(mayPass(new AppError('contract', 'no'))).toBe(true);
  expect(mayPass(new AppError('contract', 'no', { path: 'data[0].numero' }))).toBe(false);
});

test.each<[AppErrorCode, number | undefined, boolean]>([
  ['network', undefined, true],
  ['timeout', undefined, true],
  ['aborted', undefined, true],
  ['unexpected', undefined, true],
  ['contract', 200, true],
  ['http', 503, true],
  ['http', 302, true],
  ['http', 500, true],
  ['http', 400, false],
  ['http', 499, false],
  ['http', 408, true],
  ['rejected', 200, false],
  ['rate-limited', 429, false],
  ['unauthorized', 401, false],
])('A write that failed with the code %s and the status %p may have been done: %p.', (code, httpStatus, done) => {
  expect(mayBeDone(new AppError(code, 'no', { httpStatus }))).toBe(done);
});

test('A write that began without a network has not been done.', () => {
  expect(mayBeDone(new AppError('network', UNSENT))).toBe(false);
});
