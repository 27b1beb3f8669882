import { balanceOf } from '../domain';
import { DATE, readBy } from './contracts.testing';
import { getDepositsToUse } from './index';

const deposit = { id: 31, Tipo: 'Contado', Monto: 150, Fecha: DATE, registros: [] };
const [first, second] = [1, 2].map((id) => ({ id, Numero: '007', SorteoNumero: String(id), Precio: 20 }));

test('a deposit that a join of tables sends once for each of its uses is one deposit of unknown balance', () => {
  const rows = [
    [[first], []],
    [[second], []],
  ].map((registros) => ({ ...deposit, registros }));
  const { value, odd } = readBy(getDepositsToUse, rows);
  expect(value).toMatchObject([{ id: 31, amountCents: 15000, tickets: [{ draw: '1' }, { draw: '2' }] }]);
  expect(value.map(balanceOf)).toEqual([undefined]);
  expect(odd).toEqual(['registros']);
});

test.each([
  ['of another type', { Tipo: 'Tarjeta' }],
  ['of another amount', { Monto: 40 }],
  ['of another day', { Fecha: '2026-11-22' }],
])('a deposit %s with the same id is another deposit', (_what, fields) => {
  const { value, odd } = readBy(getDepositsToUse, [deposit, { ...deposit, registros: [[first], []], ...fields }]);
  expect(value.map(({ incomplete }) => incomplete)).toEqual([false, false]);
  expect(odd).toEqual([]);
});
