import { AppError } from '@rifas/shared/http';
import { stageAfterChange, stageAfterCheck } from './reset-stage';

const rejected = new AppError('rejected', 'status error', { data: 'El link ya fue usado.', httpStatus: 200 });
const offline = new AppError('network', 'no answer');
const broken = new AppError('http', 'HTTP 502', { httpStatus: 502 });
const tooMany = new AppError('rate-limited', 'HTTP 429', { httpStatus: 429 });

describe('a failed check of a reset link', () => {
  test.each([
    rejected,
    new AppError('unauthorized', 'HTTP 403', { httpStatus: 403 }),
    new AppError('http', 'HTTP 404', { httpStatus: 404, serverCode: 404 }),
  ])('a link that the server refused counts as expired: %s', (error) => {
    expect(stageAfterCheck(error)).toEqual({ kind: 'expired' });
  });

  test.each([
    offline,
    broken,
    tooMany,
    new AppError('timeout', 'late'),
    new AppError('http', 'HTTP 408', { httpStatus: 408 }),
    new AppError('http', 'HTTP 404 in a page', { httpStatus: 404 }),
    new AppError('contract', 'no envelope'),
    new Error('a defect'),
  ])('a link with an inconclusive check counts as unverified: %s', (error) => {
    expect(stageAfterCheck(error)).toEqual({ kind: 'unverified', message: expect.stringMatching(/\S/) as string });
  });
});

describe('a failed change of the password', () => {
  test.each([
    ['the message of the server', rejected, 'El link ya fue usado.'],
    ['the general text', broken, 'Hubo un error al procesar su solicitud. Por favor intente nuevamente más tarde'],
  ])('a failed change shows %s', (_what, error, message) => {
    expect(stageAfterChange(error, false)).toEqual({ kind: 'failed', message });
  });

  test.each([offline, tooMany])('the form stays where a retry may help: %s', (error) => {
    expect(stageAfterChange(error, true)).toEqual({ kind: 'retry', message: error.userMessage });
  });
});
