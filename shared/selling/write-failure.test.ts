import { AppError } from '@rifas/shared/http';
import { writeFailureOf } from './write-failure';

test('a refusal has the reason of the server, and the write was certainly not made', () => {
  expect(writeFailureOf(new AppError('rejected', 'x', { data: ' Saldo insuficiente. ' }))).toEqual({
    reason: 'Saldo insuficiente.',
    uncertain: false,
  });
  expect(writeFailureOf(new AppError('rejected', 'x'))).toEqual({ reason: undefined, uncertain: false });
});

test.each([
  [new AppError('network', 'x'), true],
  [new AppError('timeout', 'x'), true],
  [new AppError('http', 'x', { httpStatus: 502 }), true],
  [new AppError('contract', 'x'), true],
  [new AppError('contract', 'x', { httpStatus: 200 }), true],
  [new AppError('http', 'x', { httpStatus: 302 }), true],
  [new AppError('contract', 'x', { httpStatus: 403 }), false],
  [new Error('x'), true],
  [new AppError('http', 'x', { httpStatus: 400 }), false],
  [new AppError('unauthorized', 'x', { httpStatus: 401 }), false],
  [new AppError('rate-limited', 'x', { httpStatus: 429 }), false],
])('after %s (%#) the write may have been made: %s', (error, uncertain) => {
  expect(writeFailureOf(error).uncertain).toBe(uncertain);
});
