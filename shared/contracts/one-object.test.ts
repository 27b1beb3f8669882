import { readBy, sentTicket } from './contracts.testing';
import { getItinerary, getPassenger, validateLink } from './index';

describe('what is asked for one by one', () => {
  const person = { persona: { name: 'Ana', lastName: 'Paz' }, pasajeroId: 12 };
  const trip = { itinerario: { nombre: 'Roma', precio: 5 }, totales: { totalDepositado: 7 } };
  const link = { linkData: { id: 1, AsumirRecargo: false }, persona: { Nombres: 'Ana' }, talones: [[sentTicket()]] };
  test.each([
    ['the only row of a list', (sent: unknown) => [sent]],
    ['under one name that is none of its own', (sent: unknown) => ({ result: sent })],
    ['both', (sent: unknown) => ({ data: [sent] })],
  ])('is read as %s', (_how, wrapped) => {
    for (const [contract, sent] of [
      [getPassenger, person],
      [getItinerary, trip],
      [validateLink, link],
    ] as const)
      expect(readBy(contract, wrapped(sent))).toEqual(readBy(contract, sent));
  });

  test('a field of its own is no wrapping, and of two rows none is it', () => {
    expect(readBy(getPassenger, { persona: person.persona }).value).toMatchObject({ firstName: 'Ana' });
    expect(() => readBy(getPassenger, [person, person])).toThrow('no es un objeto');
  });
});
