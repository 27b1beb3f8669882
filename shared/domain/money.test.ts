import fc from 'fast-check';
import {
  cents,
  dividedBy,
  fromCents,
  minusCents,
  parseAmount,
  percentOf,
  sumCents,
  sumOfKnown,
  timesCents,
  toCents,
} from './money';

const LARGEST = Number.MAX_SAFE_INTEGER;
const amounts = fc.integer({ min: -1e13, max: 1e13 });
const decimalText = (c: number): string =>
  `${c < 0 ? '-' : ''}${Math.floor(Math.abs(c) / 100)}.${String(Math.abs(c) % 100).padStart(2, '0')}`;

describe('toCents', () => {
  test.each([
    [1234.1, 123410],
    ['1234.10', 123410],
    [1.005, 101],
    ['1.005', 101],
    [1.0049, 100],
    ['1.00499999999999999999999', 100],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [4990, 499000],
    ['20.00', 2000],
    ['.5', 50],
    ['7.', 700],
    [' 12 ', 1200],
    [1e-7, 0],
    [-0, 0],
    [-1.1, -110],
    ['-1.005', -100],
    ['-1.0050001', -101],
    ['-1.006', -101],
    ['-1.004', -100],
    ['-1.0006', -100],
    ['-1.00500', -100],
    ['-1.00501', -101],
  ])('reads %p as %p cents', (amount, expected) => expect(toCents(amount)).toBe(expected));

  test.each(['', '.', '-', 'abc', '1,5', '1.234,50', '1.2.3', NaN, Infinity, 1e21, LARGEST])('refuses %p', (amount) =>
    expect(() => toCents(amount)).toThrow(RangeError),
  );

  test('restores an amount with two decimals after fromCents, as a number and as a text', () => {
    fc.assert(
      fc.property(amounts, (c) => {
        expect(toCents(fromCents(cents(c)))).toBe(c);
        expect(toCents(decimalText(c))).toBe(c);
      }),
    );
  });

  test('rounds a third decimal to the nearest cent, and half a cent upwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 9 }), (c, third) => {
        expect(toCents(`${decimalText(c)}${third}`)).toBe(c + (third >= 5 ? 1 : 0));
      }),
    );
  });
});

describe('arithmetic', () => {
  test('a sum with an unknown part is unknown', () => {
    expect(sumOfKnown([cents(1), cents(2)])).toBe(3);
    expect(sumOfKnown([])).toBe(0);
    expect(sumOfKnown([cents(1), undefined])).toBeUndefined();
  });

  test.each([
    [123410, 5, 6171],
    [2000, 5, 100],
    [9, 5, 0],
    [10, 5, 1],
    [-10, 5, 0],
    [-11, 5, -1],
    [0, 5, 0],
    [529000, 100, 529000],
  ])('of %p cents, %p percent are %p cents', (amount, percent, expected) =>
    expect(percentOf(cents(amount), percent)).toBe(expected),
  );

  test('1234.10 with 5 % is 129581 cents, where floating point gives 129580', () => {
    expect(sumCents([toCents(1234.1), percentOf(toCents(1234.1), 5)])).toBe(129581);
    expect(Math.round(1234.1 * 100 * 1.05)).toBe(129580);
  });

  test('percentOf agrees with exact integers', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const doubled = 2n * BigInt(amount) * BigInt(percent) + 100n;
        const floor = doubled / 200n - (doubled % 200n < 0n ? 1n : 0n);
        expect(BigInt(percentOf(cents(amount), percent))).toBe(floor);
      }),
    );
  });

  test.each([
    [10000, 3, 3333],
    [20000, 3, 6667],
    [5, 2, 3],
    [2000, 1, 2000],
  ])('%p cents in %p parts are %p cents each', (amount, parts, each) =>
    expect(dividedBy(cents(amount), parts)).toBe(each),
  );

  test('sumCents, minusCents and timesCents calculate in whole cents', () => {
    expect(sumCents([])).toBe(0);
    expect(sumCents([cents(10), cents(-3)])).toBe(7);
    expect(minusCents(cents(3), cents(10))).toBe(-7);
    expect(timesCents(cents(529000), 5)).toBe(2645000);
  });

  test.each([
    ['a fraction of a cent', () => cents(1.5)],
    ['a sum beyond exactness', () => sumCents([cents(LARGEST), cents(1)])],
    ['a product beyond exactness', () => timesCents(cents(LARGEST), 2)],
    ['a percentage beyond exactness', () => percentOf(cents(LARGEST), 5)],
  ])('%s is refused, not rounded', (_what, compute) => expect(compute).toThrow(RangeError));
});

describe('parseAmount', () => {
  test.each([
    ['1234,50', 123450],
    ['1234.50', 123450],
    ['1.234,50', 123450],
    ['1.234', 123400],
    ['1.234.567', 123456700],
    ['1.234.567,89', 123456789],
    ['1,234.50', 123450],
    ['1,234,567', 123456700],
    ['1 234,50', 123450],
    ['007', 700],
    ['0,01', 1],
    ['12,5', 1250],
    [' 20 ', 2000],
    ['0', 0],
    ['0.5', 50],
    ['9999999999999,99', 999_999_999_999_999],
    ['9.999.999.999.999', 999_999_999_999_900],
  ])('reads the typed text %p as %p cents', (typed, expected) => expect(parseAmount(typed)).toBe(expected));

  test.each([
    '',
    '  ',
    'abc',
    '12a',
    '-5',
    '+5',
    '1.234.50',
    '12.3456',
    '1,005',
    '1,2,3',
    '0.001',
    '0.500',
    '00.500,25',
    '012,345.5',
    '12,345,6789',
    '1.23.45',
    '1.234,567.8',
    ',50',
    '5,',
    '1e3',
    '$20',
    '9'.repeat(40),
    // More than thirteen digits could not be counted in cents.
    '10000000000000',
  ])('returns undefined for the typed text %p', (typed) => expect(parseAmount(typed)).toBeUndefined());

  test('reads every amount that es-UY and en-US write', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.constantFrom('es-UY', 'en-US'), (amount, locale) => {
        const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount / 100);
        expect(parseAmount(text)).toBe(amount);
      }),
    );
  });

  test('never throws, whatever the user types', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-e ') }), (typed) => void parseAmount(typed)),
    );
  });
});

test('the error for an invalid amount names the value', () => {
  expect(() => toCents('gratis')).toThrow('Not an amount: gratis');
  expect(() => cents(1.5)).toThrow('Not a whole number of cents: 1.5');
});
