import type { Cents } from '../domain';
import { grouped, MINUS } from './number';

/** Shown in place of an amount that the API does not send. */
export const NO_PRICE = 'Sin precio';

/**
 * An amount: the deployment's symbol, a space, es-UY digits, two decimals. 'US$ 1.234,50'; below 0 '−US$ 1.234,50'.
 * 'Sin precio' for an unknown amount.
 * @example formatMoney(cents(123450), 'US$') // 'US$ 1.234,50'
 */
export function formatMoney(amount: Cents | undefined, symbol: string): string {
  if (amount === undefined) return NO_PRICE;
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? MINUS : ''}${symbol} ${grouped(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/**
 * A formatted amount that never breaks: a narrow line ends before it, not inside it.
 * @example unbroken('US$ 40,00') // 'US$\u00a040,00'
 */
export const unbroken = (amount: string): string => amount.replaceAll(' ', '\u00a0');
