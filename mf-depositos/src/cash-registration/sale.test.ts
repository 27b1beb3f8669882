import { cents, NO_BUYER } from '@rifas/shared/domain';
import { storedSale, type Sale } from './sale';

const sale: Sale = {
  tickets: [{ id: 1, number: '00123', draw: '2' }],
  total: cents(2000),
  remaining: cents(0),
  buyer: { ...NO_BUYER, firstName: 'Ana' },
};

test('a sale comes out of the storage as it went in', () => {
  expect(storedSale(JSON.parse(JSON.stringify(sale)))).toEqual(sale);
});

test.each([undefined, null, 'sale', { total: 1 }, { ...sale, total: '20' }])('%j is no sale', (stored) => {
  expect(storedSale(stored)).toBeUndefined();
});

test('parts of another shape are left out', () => {
  expect(storedSale({ ...sale, tickets: [{ id: null }], buyer: { email: 7 } })).toEqual({
    ...sale,
    tickets: [],
    buyer: NO_BUYER,
  });
});
