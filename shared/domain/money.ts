/** An amount in whole cents of the deployment's currency. All computations use this unit. */
export type Cents = number & { readonly __unit: 'cents' };

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;
// A smaller number prints in exponent notation; in cents it is 0.
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
 * Converts currency units to cents with the decimal digits, not in floating point: 1234.10 → 123410. Halves round up,
 * towards plus infinity: 1.005 → 101, -1.005 → -100. A text uses a decimal point, as in the API; for what a person
 * typed use `parseAmount`.
 * @throws RangeError if the amount is not a decimal number, or too large to be exact
 * @example toCents('1234.10') // 123410
 */
export function toCents(amount: number | string): Cents {
  // Most prices are whole, and a list has thousands: this path is fast.
  if (Number.isInteger(amount)) return cents(Number(amount) * 100);
  const text = typeof amount === 'number' && Math.abs(amount) < SMALLEST_PRINTED ? '0' : String(amount).trim();
  const [, sign = '', whole = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  if (whole + decimals === '') throw new RangeError(`Not an amount: ${text}`);

  const truncated = Number(whole + decimals.slice(0, 2).padEnd(2, '0'));
  const rest = decimals.slice(2);
  // Rounding up means away from 0 for a positive amount, so a half is enough. For a negative one it takes more than
  // half.
  if (sign === '-') return cents(-truncated - (/^(?:[6-9]|50*[1-9])/.test(rest) ? 1 : 0));
  return cents(truncated + (/^[5-9]/.test(rest) ? 1 : 0));
}

/**
 * Converts cents to currency units, for the API and for storage. Never compute with the result.
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
 * The sum of amounts; undefined if one of them is unknown.
 * @example sumOfKnown([cents(1), undefined]) // undefined
 */
export const sumOfKnown = (amounts: readonly (Cents | undefined)[]): Cents | undefined =>
  amounts.every((amount) => amount !== undefined) ? sumCents(amounts) : undefined;

/**
 * `a` minus `b`. The result may be negative.
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
 * Reads an amount that a person typed: '1234', '1234,5', '1234.50', '1.234,50', '1,234.50', with blanks anywhere. The
 * last separator is the decimal one if one or two digits follow it. The others must separate thousands and must all be
 * the same.
 * @returns undefined for any other text, also for signs and for more than two decimals
 * @example parseAmount('1.234,5') // 123450
 */
export function parseAmount(typed: string): Cents | undefined {
  const text = typed.replaceAll(/\s/g, '');
  const [, whole = '', separator, decimals = ''] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(text) ?? [];
  // Groups of thousands do not begin with 0: '0.500' is half a unit with one decimal too many, never five hundred.
  const [, , grouping] = /^(\d+|[1-9]\d{0,2}(?:([.,])\d{3}(?:\2\d{3})*))$/.exec(whole) ?? [];
  const isNumber = grouping !== undefined || /^\d+$/.test(whole);
  const digits = whole.replaceAll(/[.,]/g, '');
  // With two more digits for the decimals it could not be counted exactly in cents.
  if (!isNumber || digits.length > 13) return undefined;
  // '1.234.50' uses one separator with two meanings.
  if (separator !== undefined && separator === grouping) return undefined;
  // '1,234' may be a thousand, or a number with too many decimals: money is not guessed.
  if (separator === undefined && /^\d{1,3},\d{3}$/.test(whole)) return undefined;
  return toCents(`${digits}.${decimals}`);
}
