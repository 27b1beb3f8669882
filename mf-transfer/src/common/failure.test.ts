import { AppError, type AppErrorDetails } from '@rifas/shared/http';
import { failureByData, genericFailure } from './failure';

const GENERIC = 'Falló, prueba nuevamente o comunicate con';
const NOT_FOUND = 'No encontramos ningún pasajero registrado con el mail que ingresaste.';
const LEFT_BAG = 'Alguna de las rifas que estás solicitando ya no se encuentra en la bolsa.';
const CLOSED = 'La bolsa está cerrada hasta el lunes.';
const ofRefusal = (details: AppErrorDetails) => failureByData(GENERIC, new AppError('rejected', 'no', details));

test.each<[AppErrorDetails, string]>([
  [{ data: 'Uno o más talones no están disponibles.' }, LEFT_BAG],
  [{ data: null, serverMessage: 'Uno o más talones no están disponibles' }, LEFT_BAG],
  [{ data: 'error', serverMessage: 'Uno o más talones no están disponibles' }, LEFT_BAG],
  [{ data: { code: 7 }, serverMessage: 'Uno o más talones no están disponibles' }, LEFT_BAG],
  [{ data: 'Pasajero a transferir inválido' }, NOT_FOUND],
  [{ data: 'PASAJERO A TRANSFERIR INVÁLIDO' }, NOT_FOUND],
  [{ data: 'Pasajero a transferir invalido' }, NOT_FOUND],
  [{ data: 'Pasajero a transferir inva\u0301lido' }, NOT_FOUND],
  [{ data: ' Pasajero  a\ntransferir inválido.' }, NOT_FOUND],
  [{ data: 'Pasajero a transferir inválido .' }, NOT_FOUND],
])('the known reason %j is shown as: %s', (details, text) => {
  expect(ofRefusal(details)).toEqual({ text, withMailbox: false });
});

test.each<[AppErrorDetails, object]>([
  [{ data: CLOSED }, { reason: CLOSED }],
  [{ data: null, serverMessage: CLOSED }, { reason: CLOSED }],
  [{ data: 'error' }, {}],
  [{ data: null }, {}],
  [{}, {}],
  [{ data: { texto: 'Pasajero a transferir inválido' } }, {}],
])('a refusal with %j is shown with the general text and %j', (details, shown) => {
  expect(ofRefusal(details)).toEqual({ text: GENERIC, withMailbox: true, uncertain: false, ...shown });
});

test('the data of an error that is no refusal are not read', () => {
  const error = new AppError('http', 'HTTP 500', { data: 'Pasajero a transferir inválido' });
  expect(failureByData(GENERIC, error)).toMatchObject({ text: GENERIC, withMailbox: true });
});

test('a failure without an answer says that the write may have been made, and why the result is unknown', () => {
  const error = new AppError('network', 'no');
  expect(genericFailure(GENERIC, error)).toEqual({
    text: GENERIC,
    withMailbox: true,
    reason: error.userMessage,
    uncertain: true,
  });
});
