import { AppError } from '@rifas/shared/http';
import { authFailure } from './auth-failure';

const REQUEST_FAILED = 'Hubo un error al procesar su solicitud. Por favor intente nuevamente más tarde';
const said = { data: 'En data', serverMessage: 'En message', httpStatus: 200 };

describe('the text of an auth failure', () => {
  test.each([
    ['message', said, 'En message'],
    ['message', { ...said, serverMessage: undefined }, 'En data'],
    ['message', { ...said, serverMessage: '' }, 'En data'],
    ['data', said, 'En data'],
    ['data', { ...said, data: null }, 'En message'],
    ['data', { httpStatus: 200 }, REQUEST_FAILED],
  ] as const)(
    'a refusal of a call whose text is in `%s`, with the details %j, shows the text %s',
    (wordsIn, details, expected) => {
      expect(authFailure(new AppError('rejected', 'status error', details), wordsIn)).toBe(expected);
    },
  );

  test.each([
    ['unauthorized', { ...said, httpStatus: 401 }, /^En message$/],
    ['rate-limited', { httpStatus: 429 }, /^Demasiados intentos/],
  ] as const)('an error that is %s, with the details %j, shows the text %s', (code, details, expected) => {
    expect(authFailure(new AppError(code, 'refused', details), 'message')).toMatch(expected);
  });

  test.each([
    new AppError('network', 'no answer'),
    new AppError('timeout', 'no answer in time'),
    new AppError('http', 'HTTP 502', { httpStatus: 502 }),
    new AppError('rejected', 'an envelope with HTTP 500', { ...said, httpStatus: 500 }),
    new AppError('contract', 'no envelope'),
    new Error('a defect'),
  ])('a failure of network or server shows the fixed text: %s', (error) => {
    expect(authFailure(error, 'message')).toBe(REQUEST_FAILED);
    expect(authFailure(error, 'data')).toBe(REQUEST_FAILED);
  });
});
