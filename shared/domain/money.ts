/** An amount in whole cents of the deployment's currency. The only unit amounts are computed in. */
export type Cents = number & { readonly __unit: 'cents' };

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;
// Below this a number prints in exponent notation; in cents it is nothing.
const SMALLEST_PRINTED = 1e-6;

/**
 * Brands a whole number of cents.
 * @throws RangeError unless `n` is a safe integer
 * @example cents(2050) // 2050
 */
export function cents(n: number): Cents {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not a whole number of cents: ${n}`);
  // Adding 0 turns -0 into 0.
  return (n + 0) as Cents;
}

/**
 * Currency units to cents, on the decimal digits and not in floating point: 1234.10 → 123410. Halves round up,
 * towards plus infinity: 1.005 → 101, -1.005 → -100. Text takes a decimal point, as the API sends it; what a
 * person typed goes through `parseAmount`.
 * @throws RangeError for what is no decimal number, or too large to be exact
 * @example toCents('1234.10') // 123410
 */
export function toCents(amount: number | string): Cents {
  // Most prices are whole: a list has thousands.
  if (Number.isInteger(amount)) return cents(Number(amount) * 100);
  const text = typeof amount === 'number' && Math.abs(amount) < SMALLEST_PRINTED ? '0' : String(amount).trim();
  const [, sign = '', whole = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  if (whole + decimals === '') throw new RangeError(`Not an amount: ${text}`);

  const truncated = Number(whole + decimals.slice(0, 2).padEnd(2, '0'));
  const rest = decimals.slice(2);
  // Up is away from 0 for a positive amount, so there half is enough; for a negative one it takes more than half.
  if (sign === '-') return cents(-truncated - (/^(?:[6-9]|50*[1-9])/.test(rest) ? 1 : 0));
  return cents(truncated + (/^[5-9]/.test(rest) ? 1 : 0));
}

/**
 * Cents to currency units, for the API and for what is stored; never to compute with.
 * @example fromCents(cents(2050)) // 20.5
 */
export const fromCents = (amount: Cents): number => amount / 100;

/**
 * The sum; 0 for an empty list.
 * @example sumCents([cents(2000), cents(50)]) // 2050
 */
export const sumCents = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/**
 * The sum of amounts of which some may not be known: then neither is the sum.
 * @example sumOfKnown([cents(1), undefined]) // undefined
 */
export const sumOfKnown = (amounts: readonly (Cents | undefined)[]): Cents | undefined =>
  amounts.every((amount) => amount !== undefined) ? sumCents(amounts) : undefined;

/**
 * `a` minus `b`; may be negative.
 * @example minusCents(cents(2000), cents(2500)) // -500
 */
export const minusCents = (a: Cents, b: Cents): Cents => cents(a - b);

/**
 * `amount` times a whole `count`.
 * @example timesCents(cents(2000), 5) // 10000
 */
export const timesCents = (amount: Cents, count: number): Cents => cents(amount * count);

/**
 * A fraction of an amount, in integer arithmetic, halves up.
 * @param numerator,denominator whole numbers, the denominator above 0
 */
function fractionOf(amount: Cents, numerator: number, denominator: number): Cents {
  const doubled = cents(2 * amount * numerator + denominator);
  const divisor = 2 * denominator;
  const remainder = ((doubled % divisor) + divisor) % divisor;
  return cents((doubled - remainder) / divisor);
}

/**
 * A whole percentage of an amount, halves up: 5 % of 123410 is 6171.
 * @example percentOf(cents(123410), 5) // 6171
 */
export const percentOf = (amount: Cents, percent: number): Cents => fractionOf(amount, percent, 100);

/**
 * One of `parts` equal parts, halves up; the parts need not add up to the amount.
 * @example dividedBy(cents(1000), 3) // 333
 */
export const dividedBy = (amount: Cents, parts: number): Cents => fractionOf(amount, 1, parts);

/**
 * What a person types as an amount: '1234', '1234,5', '1234.50', '1.234,50', '1,234.50', with blanks anywhere. The last
 * separator is the decimal one when one or two digits follow it; the others must part thousands, all alike.
 * @returns undefined for anything else, signs and more than two decimals included
 * @example parseAmount('1.234,5') // 123450
 */
export function parseAmount(typed: string): Cents | undefined {
  const text = typed.replaceAll(/\s/g, '');
  const [, whole = '', separator, decimals = ''] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(text) ?? [];
  // No thousands begin with a 0: '0.500' is half of one, written with a decimal too many, and never five hundred.
  const [, , grouping] = /^(\d+|[1-9]\d{0,2}(?:([.,])\d{3}(?:\2\d{3})*))$/.exec(whole) ?? [];
  const isNumber = grouping !== undefined || /^\d+$/.test(whole);
  const digits = whole.replaceAll(/[.,]/g, '');
  // With two decimals more it could not be counted in cents exactly.
  if (!isNumber || digits.length > 13) return undefined;
  // '1.234.50' uses one sign for both meanings.
  if (separator !== undefined && separator === grouping) return undefined;
  // '1,234' may be a thousand or a fraction too many: money is not guessed.
  if (separator === undefined && /^\d{1,3},\d{3}$/.test(whole)) return undefined;
  return toCents(`${digits}.${decimals}`);
}
