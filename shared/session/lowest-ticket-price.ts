import type { Raffle } from '../contracts';
import { lowestPendingPrice } from '../domain';

/** The key is the specification's own (section 9). */
const KEY = 'menorValorTalon';

/** Writes the lowest pending price, in currency units; removes it when nothing is pending. The one writer (D24). */
export function rememberLowestPrice(raffles: readonly Raffle[]): void {
  const lowest = lowestPendingPrice(raffles);
  if (lowest === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, String(lowest));
}

/** The remembered price in currency units; a missing or broken one counts as 0 (D24). */
export function readLowestPrice(): number {
  const price = Number(localStorage.getItem(KEY));
  return Number.isFinite(price) && price > 0 ? price : 0;
}

export const forgetLowestPrice = (): void => localStorage.removeItem(KEY);
