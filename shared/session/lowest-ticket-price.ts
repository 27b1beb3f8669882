import { cents, fromCents, lowestPrice, toCents, type Cents, type Raffle } from '../domain';
import { keepIn } from './kept';

/** The key is the customer's own. */
const KEY = 'menorValorTalon';

/**
 * Writes the lowest price that can be sold, in currency units; removes it when there is none. The one writer.
 * @example rememberLowestPrice(await http.call(getRaffles, {}));
 */
export function rememberLowestPrice(raffles: readonly Raffle[]): void {
  const lowest = lowestPrice(raffles);
  if (lowest === undefined) localStorage.removeItem(KEY);
  else keepIn(localStorage, KEY, String(fromCents(lowest)));
}

/**
 * The remembered price in cents; a missing or broken one counts as 0.
 * @example depositsForCash(deposits, readLowestPrice());
 */
export function readLowestPrice(): Cents {
  const price = Number(localStorage.getItem(KEY));
  // Beyond this an amount cannot be counted in cents; NaN is not below it either.
  return price > 0 && price < Number.MAX_SAFE_INTEGER / 100 ? toCents(price) : cents(0);
}

/**
 * Removes the remembered price. A logout does so.
 * @example forgetLowestPrice();
 */
export const forgetLowestPrice = (): void => localStorage.removeItem(KEY);
