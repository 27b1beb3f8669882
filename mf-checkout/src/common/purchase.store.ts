import { useState } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { keptWhereItFits } from '@rifas/shared/session/kept';

/** A raffle as /success shows it: its number and, in multi mode, the draws bought. */
export interface PurchasedRaffle {
  readonly number: string;
  readonly draws: readonly string[];
}

/** What was on its way to the gateway when the buyer left the site. */
export interface SentPurchase {
  readonly token: string;
  readonly seller: string;
  readonly buyerEmail: string;
  readonly raffles: readonly PurchasedRaffle[];
  /** Amount sent to the gateway, in cents. */
  readonly totalCents: number;
}

interface PurchaseState {
  /** The link opened last in this tab: what 'Reintentar' goes back to. */
  readonly linkToken: string | undefined;
  readonly purchase: SentPurchase | undefined;
}

/** Survives the way to the gateway and back: sessionStorage belongs to the tab, as the payment does. */
export const usePurchase = create<PurchaseState>()(
  persist((): PurchaseState => ({ linkToken: undefined, purchase: undefined }), {
    name: 'rifas.checkout',
    version: 1,
    storage: createJSONStorage(() => keptWhereItFits(() => sessionStorage)),
  }),
);

/** A link was opened; a purchase made through another link in this tab is over. */
export function rememberLink(linkToken: string): void {
  usePurchase.setState(({ purchase }) => ({
    linkToken,
    purchase: purchase?.token === linkToken ? purchase : undefined,
  }));
}

interface SentLink {
  readonly token: string | undefined;
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number;
}

/** The link that this browser sent to the gateway last: who opens it again from a chat does so in another tab. Its token, no data. */
export const useSentLink = create<SentLink>()(
  persist((): SentLink => ({ token: undefined, at: 0 }), {
    name: 'rifas.checkout.sent',
    storage: createJSONStorage(() => keptWhereItFits(() => localStorage)),
  }),
);

/** Whether this tab, or else this browser, sent a payment of the link last. */
export const wasSent = (linkToken: string): boolean =>
  [usePurchase.getState().purchase?.token, useSentLink.getState().token].includes(linkToken);

export function rememberPurchase(purchase: SentPurchase): void {
  usePurchase.setState({ linkToken: purchase.token, purchase });
  useSentLink.setState({ token: purchase.token, at: Date.now() });
}

// A payment takes minutes; afterwards another person may use the browser.
const RETURN_MS = 3_600_000;

/** The link that a page of results is about: the tab's own, or else the one that was sent just now. A bank's app comes back in another tab. */
export function useKnownLink(): string | undefined {
  const own = usePurchase(({ linkToken }) => linkToken);
  const [sent] = useState(() => {
    const { token, at } = useSentLink.getState();
    return Date.now() - at < RETURN_MS ? token : undefined;
  });
  return own ?? sent;
}

/** Under which name a link's typed data is kept until the purchase is done: a rejected buyer comes back to it. */
export const payDraftKey = (linkToken: string): string => `pago:${linkToken}`;
