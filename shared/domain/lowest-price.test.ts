import { ticketOf } from '../testing/samples';
import { lowestPrice } from './lowest-price';

const pending = (price: number) => ticketOf({ price });

test.each([
  ['the lowest of all raffles', [[pending(30), pending(20.5)], [pending(25)]], 2050],
  [
    'only pending ones count',
    [[ticketOf({ price: 5, state: 'paid' }), ticketOf({ price: 6, state: 'requested' }), pending(20)]],
    2000,
  ],
  ['a price of 0 counts', [[pending(0), pending(20)]], 0],
  ['a ticket without a price does not count', [[ticketOf({ priceCents: undefined }), pending(20)]], 2000],
  ['nothing pending', [[ticketOf({ state: 'paid' })]], undefined],
  ['no raffles', [], undefined],
])('lowestPrice finds the lowest price of the pending tickets: %s', (_case, raffles, expected) =>
  expect(lowestPrice(raffles)).toBe(expected),
);

test('lowestPrice works on a raffle of 200000 tickets', () => {
  expect(lowestPrice([Array.from({ length: 200_000 }, (_, i) => pending(200_000 - i))])).toBe(100);
});
