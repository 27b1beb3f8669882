import { AppError } from '@rifas/shared/http';
import { failureByData, genericFailure } from './failure';

const GENERIC = 'Falló, prueba nuevamente o comunicate con';
const rejected = (data: unknown) => new AppError('rejected', 'no', { data });

test.each([
  [
    'Uno o más talones no están disponibles.',
    'Alguna de las rifas que estás solicitando ya no se encuentra en la bolsa.',
  ],
  ['Pasajero a transferir inválido', 'No encontramos ningún pasajero registrado con el mail que ingresaste.'],
])('the reason %p of the server is shown as %p', (data, text) => {
  expect(failureByData(GENERIC, rejected(data))).toEqual({ text, withMailbox: false });
});

test.each([
  'PASAJERO A TRANSFERIR INVÁLIDO',
  'Pasajero a transferir invalido',
  'Pasajero a transferir inva\u0301lido',
  ' Pasajero  a\ntransferir inválido.',
  'Pasajero a transferir inválido .',
])('the spelling %p of the reason is recognised as well', (data) => {
  expect(failureByData(GENERIC, rejected(data)).text).toBe(
    'No encontramos ningún pasajero registrado con el mail que ingresaste.',
  );
});

test.each([null, 'error', { code: 7 }])('the reason in `message` is recognised when `data` holds %p', (data) => {
  const error = new AppError('rejected', 'no', { data, serverMessage: 'Uno o más talones no están disponibles' });
  expect(failureByData(GENERIC, error).text).toBe(
    'Alguna de las rifas que estás solicitando ya no se encuentra en la bolsa.',
  );
});

test.each([
  ['data', { data: 'La bolsa está cerrada hasta el lunes.' }],
  ['message', { data: null, serverMessage: 'La bolsa está cerrada hasta el lunes.' }],
])('an unknown reason in `%s` is shown beside the general text', (_, details) => {
  expect(failureByData(GENERIC, new AppError('rejected', 'no', details))).toEqual({
    text: GENERIC,
    withMailbox: true,
    reason: 'La bolsa está cerrada hasta el lunes.',
  });
});

test.each([['error'], [null], [undefined], [{ texto: 'Pasajero a transferir inválido' }]])(
  'the data %p without a known reason lead to the general text',
  (data) => {
    expect(failureByData(GENERIC, rejected(data))).toEqual({ text: GENERIC, withMailbox: true });
  },
);

test('the data of an error that is no refusal are not read', () => {
  const error = new AppError('http', 'HTTP 500', { data: 'Pasajero a transferir inválido' });
  expect(failureByData(GENERIC, error)).toMatchObject({ text: GENERIC, withMailbox: true });
});

test.each([
  ['http', 500],
  ['http', 302],
  ['contract', 200],
  ['contract', undefined],
  ['network', undefined],
  ['timeout', undefined],
] as const)(
  'the failure %s (%p) says that the write may have been made, and why the result is unknown',
  (code, httpStatus) => {
    const error = new AppError(code, 'no', { httpStatus });
    expect(genericFailure(GENERIC, error)).toEqual({
      text: GENERIC,
      withMailbox: true,
      reason: error.userMessage,
      uncertain: true,
    });
  },
);

test.each([
  ['http', 400],
  ['contract', 403],
  ['rate-limited', 429],
] as const)('the failure %s %p says that the write was not made', (code, httpStatus) => {
  expect(genericFailure(GENERIC, new AppError(code, 'no', { httpStatus })).uncertain).toBe(false);
});
