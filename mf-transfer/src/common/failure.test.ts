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
])("the server's %p reads %p", (data, text) => {
  expect(failureByData(GENERIC, rejected(data))).toEqual({ text, withMailbox: false });
});

test.each([
  'PASAJERO A TRANSFERIR INVÁLIDO',
  'Pasajero a transferir invalido',
  'Pasajero a transferir inva\u0301lido',
  ' Pasajero  a\ntransferir inválido.',
  'Pasajero a transferir inválido .',
])('%p says the same, however it is written', (data) => {
  expect(failureByData(GENERIC, rejected(data)).text).toBe(
    'No encontramos ningún pasajero registrado con el mail que ingresaste.',
  );
});

test.each([null, 'error', { code: 7 }])('it is read in `message` as well, whatever `data` holds (%p)', (data) => {
  const error = new AppError('rejected', 'no', { data, serverMessage: 'Uno o más talones no están disponibles' });
  expect(failureByData(GENERIC, error).text).toBe(
    'Alguna de las rifas que estás solicitando ya no se encuentra en la bolsa.',
  );
});

test.each([
  ['data', { data: 'La bolsa está cerrada hasta el lunes.' }],
  ['message', { data: null, serverMessage: 'La bolsa está cerrada hasta el lunes.' }],
])('a refusal for another reason in `%s` is generic, with the reason beside it', (_, details) => {
  expect(failureByData(GENERIC, new AppError('rejected', 'no', details))).toEqual({
    text: GENERIC,
    withMailbox: true,
    reason: 'La bolsa está cerrada hasta el lunes.',
  });
});

test.each([['error'], [null], [undefined], [{ texto: 'Pasajero a transferir inválido' }]])(
  'any other data (%p) is generic',
  (data) => {
    expect(failureByData(GENERIC, rejected(data))).toEqual({ text: GENERIC, withMailbox: true });
  },
);

test('data of anything but a business error is not read', () => {
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
] as const)('after %s (%p) it is said that the write may have been made, and why nobody knows', (code, httpStatus) => {
  const error = new AppError(code, 'no', { httpStatus });
  expect(genericFailure(GENERIC, error)).toEqual({
    text: GENERIC,
    withMailbox: true,
    reason: error.userMessage,
    uncertain: true,
  });
});

test.each([
  ['http', 400],
  ['contract', 403],
  ['rate-limited', 429],
] as const)('what the server did not take, such as %s %p, was not made', (code, httpStatus) => {
  expect(genericFailure(GENERIC, new AppError(code, 'no', { httpStatus })).uncertain).toBe(false);
});
