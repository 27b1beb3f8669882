import { cents, fromCents, lowestPrice, toCents, type Cents, type Raffle } from '../domain';
import { keepIn } from './kept';

/** The customer chose this key. */
const KEY = 'menorValorTalon';

/**
 * Stores the lowest price that can be sold, in currency units. Removes it when there is none. Nothing else writes this
 * value.
 * @example rememberLowestPrice(await http.call(getRaffles, {}));
 */
export function rememberLowestPrice(raffles: readonly Raffle[]): void {
  const lowest = lowestPrice(raffles);
  if (lowest === undefined) localStorage.removeItem(KEY);
  else keepIn(localStorage, KEY, String(fromCents(lowest)));
}

/**
 * The stored price in cents. A missing or invalid one counts as 0.
 * @example depositsForCash(deposits, readLowestPrice());
 */
export function readLowestPrice(): Cents {
  const price = Number(localStorage.getItem(KEY));
  // A larger amount cannot be counted exactly in cents. The comparison is false for NaN too.
  return price > 0 && price < Number.MAX_SAFE_INTEGER / 100 ? toCents(price) : cents(0);
}

/**
 * Removes the stored price. A logout calls it.
 * @example forgetLowestPrice();
 */
export const forgetLowestPrice = (): void => localStorage.removeItem(KEY);
