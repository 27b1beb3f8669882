import { PRICE_MISMATCH_TEXTS, priceMismatch } from './price-mismatch';

test.each([
  ['Debito', 5290, 'debit-at-credit-price'],
  ['Debito', 10580, 'debit-at-credit-price'],
  ['Debito', 4990, undefined],
  ['Credito', 4990, 'credit-at-debit-price'],
  ['Credito', 24950, 'credit-at-debit-price'],
  ['Credito', 5290, undefined],
  ['Debito', 5290.5, undefined],
  ['Debito', 0, undefined],
  ['Credito', 0, undefined],
  ['Debito', -5290, undefined],
  ['Debito', 20, undefined],
  [null, 5290, undefined],
  [undefined, 4990, undefined],
] as const)('%s at %p: %p', (Tipo, Precio, expected) => expect(priceMismatch({ Tipo, Precio })).toBe(expected));

test('the prices of other settings count instead', () => {
  const prices = { credito: 100.1, debito: 90 };
  expect(priceMismatch({ Tipo: 'Debito', Precio: 300.3 }, prices)).toBe('debit-at-credit-price');
  expect(priceMismatch({ Tipo: 'Debito', Precio: 5290 }, prices)).toBeUndefined();
  expect(priceMismatch({ Tipo: 'Credito', Precio: 5 }, { credito: 0, debito: 0 })).toBeUndefined();
});

test('both have their words', () => {
  expect(PRICE_MISMATCH_TEXTS['debit-at-credit-price']).toMatch(/débito a precio de crédito/);
  expect(PRICE_MISMATCH_TEXTS['credit-at-debit-price']).toMatch(/crédito a precio de débito/);
});
