import { cents, NO_BUYER } from '@rifas/shared/domain';
import { storedSale, type Sale } from './sale';

const sale: Sale = {
  tickets: [{ id: 1, number: '00123', draw: '2' }],
  total: cents(2000),
  remaining: cents(0),
  buyer: { ...NO_BUYER, firstName: 'Ana' },
};

test('a sale read from the storage equals the stored sale', () => {
  expect(storedSale(JSON.parse(JSON.stringify(sale)))).toEqual(sale);
});

test.each([undefined, null, 'sale', { total: 1 }, { ...sale, total: '20' }])(
  'the stored value %j is not read as a sale',
  (stored) => {
    expect(storedSale(stored)).toBeUndefined();
  },
);

test('invalid parts of a stored sale are left out', () => {
  expect(storedSale({ ...sale, tickets: [{ id: null }], buyer: { email: 7 } })).toEqual({
    ...sale,
    tickets: [],
    buyer: NO_BUYER,
  });
});
