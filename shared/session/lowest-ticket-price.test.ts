import { raffleOf, ticketOf } from '../testing/samples';
import { forgetLowestPrice, readLowestPrice, rememberLowestPrice } from './lowest-ticket-price';

const KEY = 'menorValorTalon';

test('The lowest price is stored in currency units and read in cents.', () => {
  rememberLowestPrice([[ticketOf({ price: 30 }), ticketOf({ price: 20.5 })]]);
  expect(localStorage.getItem(KEY)).toBe('20.5');
  expect(readLowestPrice()).toBe(2050);
});

test('The stored price is removed when no ticket can be sold any more.', () => {
  rememberLowestPrice([raffleOf('1')]);
  rememberLowestPrice([[ticketOf({ state: 'paid' })]]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['nothing', undefined],
  ['a text', 'gratis'],
  ['a negative one', '-5'],
  ['no end', 'Infinity'],
  ['beyond counting', '1e300'],
  ['just beyond counting', '90071992547410'],
  ['zero', '0'],
])('A stored price that is %s counts as 0.', (_what, stored) => {
  if (stored !== undefined) localStorage.setItem(KEY, stored);
  expect(readLowestPrice()).toBe(0);
});

test('forgetLowestPrice removes the price from the storage.', () => {
  rememberLowestPrice([raffleOf('1')]);
  forgetLowestPrice();
  expect(localStorage.getItem(KEY)).toBeNull();
});
