import { fullName, NO_BUYER, type Buyer, type Id } from '@rifas/shared/domain';
import { tidyBuyer } from '@rifas/shared/selling';
import { rememberedOnDevice, rememberOnDevice } from '@rifas/shared/session';
import { storedFields } from '@rifas/shared/wizard';

const NAME = 'compradores';
/** The number of buyers offered again. A longer list would need a search. */
const KEPT = 6;

const isListed = (stored: unknown): stored is { readonly owner: unknown; readonly buyers: readonly unknown[] } =>
  typeof stored === 'object' && stored !== null && 'buyers' in stored && Array.isArray(stored.buyers);

const sameBuyer = (a: Buyer, b: Buyer): boolean =>
  tidyBuyer(a).email === tidyBuyer(b).email && buyerName(a) === buyerName(b);

/** The name of a buyer in the list; the email if no name is asked. */
export const buyerName = (buyer: Buyer): string => fullName(tidyBuyer(buyer)) || tidyBuyer(buyer).email;

/**
 * The buyers of the links that this seller made on this device, most recent first. Buyers of other sellers are never
 * returned.
 */
export function usedBuyers(owner: Id | undefined): Buyer[] {
  const stored = rememberedOnDevice(NAME);
  if (owner === undefined || !isListed(stored) || stored.owner !== owner) return [];
  return stored.buyers.map((buyer) => storedFields(buyer, NO_BUYER)).filter((buyer) => buyerName(buyer) !== '');
}

/** Keeps a buyer for the seller's next link. */
export function rememberBuyer(owner: Id | undefined, values: Buyer): void {
  if (owner === undefined) return;
  // A form holds more than a buyer.
  const buyer = tidyBuyer(values);
  const others = usedBuyers(owner).filter((other) => !sameBuyer(other, buyer));
  rememberOnDevice(NAME, { owner, buyers: [buyer, ...others].slice(0, KEPT) });
}
