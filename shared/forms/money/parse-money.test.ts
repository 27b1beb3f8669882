import fc from 'fast-check';
import { centsFromText } from './parse-money';

it.each([
  ['1234,50', 123450],
  ['1234.50', 123450],
  ['1234,5', 123450],
  ['1234', 123400],
  ['1.234', 123400],
  ['1,234', 123400],
  ['1.234,50', 123450],
  ['1,234.50', 123450],
  ['1.234.567,89', 123456789],
  [' 1 234,50 ', 123450],
  ['0', 0],
  ['0,01', 1],
  ['007', 700],
])('reads %s as %d cents', (text, cents) => expect(centsFromText(text)).toBe(cents));

const NOT_AMOUNTS = [
  '',
  '  ',
  undefined,
  'abc',
  '12a',
  '-5',
  '1,2,3',
  '12,345,6789',
  '1.23.45',
  '1.234,567.8',
  ',50',
  '5,',
  '$5',
];
it.each([...NOT_AMOUNTS, '9'.repeat(30)])('refuses %p', (text) => expect(centsFromText(text)).toBeUndefined());

it('reads back whatever es-UY and en-US write', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.constantFrom('es-UY', 'en-US'), (cents, locale) => {
      const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
      return centsFromText(text) === cents;
    }),
  );
});
