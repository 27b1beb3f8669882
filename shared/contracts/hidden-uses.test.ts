import { DATE, readBy } from './contracts.testing';
import { getBankDeposits } from './index';

const sent = (fields: object = {}) => ({ id: 1, Tipo: 'Contado', Monto: 100, Fecha: DATE, registros: [], ...fields });
const deposit = (fields: object) => readBy(getBankDeposits, [fields]).value[0];

describe('A deposit without registros', () => {
  const uses = [{ talones: [20] }, { pagos_personales: [{ id: 1, Monto: 50 }] }, { Usos: { talones: [20] } }];

  test.each(uses)('has an unknown balance where %j may be its uses.', (fields) => {
    for (const registros of [undefined, null, '']) {
      const { value, odd } = readBy(getBankDeposits, [sent({ registros, ...fields })]);
      expect(value).toMatchObject([{ id: 1, incomplete: true }]);
      expect(odd).toEqual([`[0].${Object.keys(fields)[0]}`]);
    }
  });

  test.each(uses)('may have %j where its registros are there, also empty.', (fields) => {
    for (const registros of [[], {}, [[], []]])
      expect(deposit(sent({ registros, ...fields }))).toMatchObject({ incomplete: false });
    expect(deposit({ ...sent({ registros: undefined }), Registros: [], ...fields })).toMatchObject({
      incomplete: false,
    });
  });

  test.each([
    { talones: [], pagos: {}, otro: null, nota: 'hola', numero: 7 },
    { tarjeta: { Issuer: 'Banco' }, Fecha: null, deposito_fecha: DATE },
    { banco: { id: 3, nombre: 'BROU' }, pasajero: { id: 1 }, comprobantes: ['a.pdf'] },
    { fecha_pago: DATE, forma_de_pago: { id: 1, nombre: 'Efectivo' } },
    { created_at: DATE, actualizado: { $date: '2026-11-21T15:04:05Z' } },
  ])('was not used where %j names no uses.', (fields) => {
    expect(deposit(sent({ registros: null, ...fields }))).toMatchObject({
      tickets: [],
      payments: [],
      incomplete: false,
    });
  });
});

test('A deposit whose registros cannot be read is not left out, and its balance is unknown.', () => {
  const { value, left, odd } = readBy(getBankDeposits, [sent({ registros: 'no' })]);
  expect(value).toMatchObject([{ id: 1, incomplete: true }]);
  expect({ left, odd }).toEqual({ left: [], odd: ['[0].registros'] });
});
