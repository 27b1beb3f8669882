import { cents } from '../domain';
import { formatMoney } from './money';

test.each([
  [123450, 'US$ 1.234,50'],
  [0, 'US$ 0,00'],
  [5, 'US$ 0,05'],
  [99, 'US$ 0,99'],
  [100, 'US$ 1,00'],
  [99999, 'US$ 999,99'],
  [123456789012, 'US$ 1.234.567.890,12'],
  [-123450, '−US$ 1.234,50'],
  [-5, '−US$ 0,05'],
])('%d cents are written as %s', (amount, expected) => expect(formatMoney(cents(amount), 'US$')).toBe(expected));

test('an amount has the currency symbol of the deployment', () =>
  expect(formatMoney(cents(529000), '$')).toBe('$ 5.290,00'));

test('an amount has the digits and separators of es-UY', () => {
  const { format } = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 2 });
  for (const amount of [1, 100, 123456, 99999999, 100000000000]) {
    expect(formatMoney(cents(amount), '$')).toBe(`$ ${format(amount / 100)}`);
  }
});
