import { readBy, sentTicket } from './contracts.testing';
import {
  getBankDeposits,
  getCardDeposits,
  getItinerary,
  getPassenger,
  getPendingReception,
  getRaffles,
  validateLink,
} from './index';

describe('a passenger, a trip or a link', () => {
  const person = { persona: { name: 'Ana', lastName: 'Paz' }, pasajeroId: 12 };
  const trip = { itinerario: { nombre: 'Roma', precio: 5 }, totales: { totalDepositado: 7 } };
  const link = { linkData: { id: 1, AsumirRecargo: false }, persona: { Nombres: 'Ana' }, talones: [[sentTicket()]] };
  test.each([
    ['the only row of a list', (sent: unknown) => [sent]],
    ['under one name that is none of its own', (sent: unknown) => ({ result: sent })],
    ['both', (sent: unknown) => ({ data: [sent] })],
  ])('is read wherever the API puts it: %s', (_how, wrapped) => {
    for (const [contract, sent] of [
      [getPassenger, person],
      [getItinerary, trip],
      [validateLink, link],
    ] as const)
      expect(readBy(contract, wrapped(sent))).toEqual(readBy(contract, sent));
  });

  test('is not unwrapped from its own field, and is refused as a list of two rows', () => {
    expect(readBy(getPassenger, { persona: person.persona }).value).toMatchObject({ firstName: 'Ana' });
    expect(() => readBy(getPassenger, [person, person])).toThrow('no es un objeto');
  });

  test('is read from fields at the top, without the names of its parts', () => {
    expect(readBy(getPassenger, { ...person.persona, pasajeroId: 12 })).toEqual(readBy(getPassenger, person));
    expect(readBy(getItinerary, { ...trip.itinerario, ...trip.totales })).toEqual(readBy(getItinerary, trip));
    const { linkData, persona, ...rest } = { ...link, linkData: { ...link.linkData, AsumirRecargo: true } };
    expect(readBy(validateLink, { ...linkData, ...persona, ...rest })).toEqual(
      readBy(validateLink, { ...link, linkData }),
    );
  });

  test('is read from parts that are the only row of a list, and refused with a part of two rows', () => {
    expect(readBy(validateLink, { ...link, linkData: [link.linkData], Persona: [link.persona] }).value).toEqual(
      readBy(validateLink, { ...link, linkData: link.linkData, Persona: link.persona }).value,
    );
    expect(readBy(getItinerary, { itinerario: [trip.itinerario], totales: [trip.totales] })).toEqual(
      readBy(getItinerary, trip),
    );
    expect(() => readBy(validateLink, { ...link, linkData: [link.linkData, link.linkData] })).toThrow();
  });

  test('is read from its named part in any spelling, and not from the fields beside that part', () => {
    expect(readBy(getPassenger, { name: 'Otro', Persona: { Nombres: 'Ana' } }).value).toMatchObject({
      firstName: 'Ana',
    });
    for (const linkData of ['x', null])
      expect(() => readBy(validateLink, { ...link.linkData, linkData, talones: link.talones })).toThrow();
  });
});

test('The other side of a transfer is read as the only row of a list too.', () => {
  const dueno = { duenoName: 'Bruno', duenoEmail: 'bruno@example.com', duenoPhone: '099' };
  expect(readBy(getPendingReception, [{ dueno: [dueno], rifas: ['7'] }])).toEqual(
    readBy(getPendingReception, [{ dueno, rifas: ['7'] }]),
  );
});

test('The type of a deposit, a card and a ticket may be the row of a table: a deposit in cash counted as a card payment.', () => {
  const row = (nombre: string) => ({ id: 1, nombre });
  const deposit = { id: 1, Tipo: row('Contado'), Monto: 100 };
  expect(readBy(getBankDeposits, [deposit])).toEqual(readBy(getBankDeposits, [{ ...deposit, Tipo: 'Contado' }]));
  const card = { id: 1, Tipo: 'Tarjeta', Monto: 100, tarjeta: { Tipo: row('Debito') } };
  expect(readBy(getCardDeposits, [card]).value[0]?.card?.cardType).toBe('debit');
  expect(readBy(getRaffles, [[sentTicket({ Tipo: row('Credito') })]]).value[0]?.[0]?.cardType).toBe('credit');
});
