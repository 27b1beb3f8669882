import { AppError } from '@rifas/shared/http';
import { stageAfterChange, stageAfterCheck } from './reset-stage';

const rejected = new AppError('rejected', 'status error', { data: 'El link ya fue usado.', httpStatus: 200 });
const offline = new AppError('network', 'no answer');
const broken = new AppError('http', 'HTTP 502', { httpStatus: 502 });
const tooMany = new AppError('rate-limited', 'HTTP 429', { httpStatus: 429 });

describe('a link that could not be checked', () => {
  test.each([
    rejected,
    new AppError('unauthorized', 'HTTP 403', { httpStatus: 403 }),
    new AppError('http', 'HTTP 404', { httpStatus: 404, serverCode: 404 }),
  ])('is a bad link when the server refused it: %s', (error) => {
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
  ])('may be good when nothing was learnt about it: %s', (error) => {
    expect(stageAfterCheck(error)).toEqual({ kind: 'unverified', message: expect.stringMatching(/\S/) as string });
  });
});

describe('a password that was not changed', () => {
  test('ends in the message of the server', () => {
    expect(stageAfterChange(rejected, false)).toEqual({ kind: 'failed', message: 'El link ya fue usado.' });
  });

  test('ends in the general text when the server had none', () => {
    expect(stageAfterChange(broken, false)).toEqual({
      kind: 'failed',
      message: 'Hubo un error al procesar su solicitud. Por favor intente nuevamente más tarde',
    });
  });

  test.each([offline, tooMany])('keeps the form where trying again may help: %s', (error) => {
    expect(stageAfterChange(error, true)).toEqual({ kind: 'retry', message: error.userMessage });
  });
});
