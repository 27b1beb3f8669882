import { lowestPendingPrice } from './lowest-price';
import { ticketOf } from './tickets.testkit';

const pending = (Precio: number) => ticketOf({ Precio });

test.each([
  ['the lowest of all raffles', [[pending(30), pending(20.5)], [pending(25)]], 20.5],
  [
    'only pending ones count',
    [[ticketOf({ Precio: 5, Estado: 'Pago' }), ticketOf({ Precio: 6, Estado: 'Solicitada' }), pending(20)]],
    20,
  ],
  ['a price of 0 counts', [[pending(0), pending(20)]], 0],
  ['nothing pending', [[ticketOf({ Estado: 'Pago' })]], undefined],
  ['no raffles', [], undefined],
])('%s (D24)', (_case, raffles, expected) => expect(lowestPendingPrice(raffles)).toBe(expected));

test('a very long list is no trouble', () => {
  expect(lowestPendingPrice([Array.from({ length: 200_000 }, (_, i) => pending(200_000 - i))])).toBe(1);
});
