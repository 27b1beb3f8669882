import { tolerantReading, type AnyContract, type ResponseOf } from './index';

/** A date as PHP sends it. */
export const DATE = { date: '2026-11-21 15:04:05.000000', timezone_type: 3, timezone: 'America/Montevideo' };

/** A ticket as the API sends it. */
export const sentTicket = (fields: object = {}) => ({
  id: 7,
  Numero: '00123',
  SorteoNumero: '1',
  Estado: 'Pendiente de Pago',
  Precio: 20,
  FechaSorteo: DATE,
  ...fields,
});

/** What the site reads from an answer, and what it could not read. */
export function readBy<C extends AnyContract>(
  contract: C,
  sent: unknown,
): { value: ResponseOf<C>; left: string[]; odd: string[] } {
  const reading = tolerantReading();
  const value = contract.response.read(sent, reading) as ResponseOf<C>;
  return {
    value,
    left: reading.oddities.filter(({ leftOut }) => leftOut).map(({ path }) => path),
    odd: reading.oddities.filter(({ leftOut }) => !leftOut).map(({ path }) => path),
  };
}
