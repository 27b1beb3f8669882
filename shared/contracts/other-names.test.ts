import { DATE, readBy, sentTicket } from './contracts.testing';
import { getBankDeposits, getDepositsToUse, getItinerary, getPendingReception, getRaffles } from './index';

const sent = (fields: object = {}) => ({ id: 1, Tipo: 'Contado', Monto: 100, Fecha: DATE, registros: [], ...fields });
const deposit = (fields: object) => readBy(getBankDeposits, [fields]).value[0];

describe('A field with several names', () => {
  const plain = deposit(sent());

  test.each([
    { id: 1, tipo: null, deposito_tipo: 'Contado', monto: null, deposito_monto: 100, Fecha: DATE },
    { id: 1, Tipo: null, deposito_tipo: 'Contado', Monto: '', depositoMonto: 100, Fecha: ' ', deposito_fecha: DATE },
    { ID: null, _id: 1, TIPO: ' ', Tipo: null, tipo: 'Contado', monto: 100, fecha: null, 'deposito-fecha': DATE },
  ])('is read under the first name or spelling that has a value: %j', (fields) => {
    expect(deposit(fields)).toEqual(plain);
  });

  test('is missing if no name and no spelling of it has a value, and a problem names the spelling that is there.', () => {
    expect(deposit({ id: 1, Monto: null, deposito_monto: '' })).toMatchObject({ amountCents: undefined });
    expect(readBy(getBankDeposits, [{ Id: null }]).left).toEqual(['[0].Id']);
  });
});

describe('A value as MongoDB writes it', () => {
  const OID = '507f1f77bcf86cd799439011';

  test('is read as an id, a number, an amount and a date.', () => {
    const boxed = sent({
      id: { $numberLong: '1' },
      Monto: { $numberInt: '100' },
      Fecha: { $date: { $numberLong: String(Date.parse('2026-11-21T15:04:05-03:00')) } },
    });
    expect(readBy(getDepositsToUse, [boxed]).value).toEqual(readBy(getDepositsToUse, [sent()]).value);
    const { id, ...rest } = sent({
      Monto: { $numberDecimal: '100.00' },
      Fecha: { $date: '2026-11-21T15:04:05-03:00' },
    });
    expect(readBy(getDepositsToUse, [{ ...rest, _id: { $oid: OID } }])).toEqual({
      value: [{ ...readBy(getDepositsToUse, [sent({ id })]).value[0], id: OID }],
      left: [],
      odd: [],
    });
  });

  test('is read in tickets, totals and lists too.', () => {
    const raffles = readBy(getRaffles, [[sentTicket({ id: { $oid: OID }, Precio: { $numberDouble: '20.5' } })]]);
    expect(raffles.value).toMatchObject([[{ id: OID, priceCents: 2050 }]]);
    const trip = {
      itinerario: { precio: { $numberInt: '1000' } },
      totales: { totalRecaudado: { $numberDouble: '12.5' } },
    };
    expect(readBy(getItinerary, trip).value).toMatchObject({ priceCents: 100000, totals: { collectedCents: 1250 } });
    const pending = readBy(getPendingReception, [{ rifas: [{ $numberInt: '7' }] }]);
    expect(pending.value).toMatchObject([{ raffles: [{ number: '7' }] }]);
  });

  test.each([{ $ref: '7' }, { $id: '7' }, { $oid: OID, otro: 1 }, { $otro: '7' }])('is no such value: %j', (id) => {
    expect(readBy(getDepositsToUse, [sent({ id })]).left).toEqual(['[0].id']);
  });
});
