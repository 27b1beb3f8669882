import { AppError, parseError } from './app-error';

test('An error of the application stays what it is.', () => {
  const error = new AppError('rejected', 'no');
  expect(parseError(error)).toBe(error);
});

test('A call that the browser gave up is aborted; any other of its errors is a defect.', () => {
  const given = new DOMException('The operation was aborted.', 'AbortError');
  expect(parseError(given)).toMatchObject({ code: 'aborted', message: 'Aborted', cause: given });
  const other = new DOMException('full', 'QuotaExceededError');
  expect(parseError(other)).toMatchObject({ code: 'unexpected', message: 'full', cause: other });
});

test('Whatever else is thrown is a defect of this site, with its own message for the log.', () => {
  const cause = new TypeError('undefined is not a function');
  expect(parseError(cause)).toMatchObject({ code: 'unexpected', message: cause.message, cause });
  expect(parseError('broken')).toMatchObject({ code: 'unexpected', message: 'broken', cause: 'broken' });
});

test('People read Spanish, logs the message, and both know where it came from.', () => {
  const cause = new Error('socket');
  const error = new AppError('network', 'no answer', { cause });
  expect(error).toMatchObject({
    name: 'AppError',
    message: 'no answer',
    userMessage: 'No hay conexión. Revisá tu internet e intentá nuevamente.',
    cause,
  });
});

test('The text that the server meant for people is data where that is a text, else message.', () => {
  const textOf = (data: unknown) => new AppError('rejected', 'no', { data, serverMessage: 'Ya se pagó' }).serverText;
  expect(textOf('Rifas pagas')).toBe('Rifas pagas');
  expect(textOf('')).toBe('Ya se pagó');
  expect(textOf({ code: 405 })).toBe('Ya se pagó');
  expect(textOf(null)).toBe('Ya se pagó');
});
