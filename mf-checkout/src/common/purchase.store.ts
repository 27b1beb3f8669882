import { useState } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { keptWhereItFits } from '@rifas/shared/session/kept';

/** A raffle on /success: its number and, in multi mode, the draws bought. */
export interface PurchasedRaffle {
  readonly number: string;
  readonly draws: readonly string[];
}

/** The purchase that was sent to the gateway when the buyer left the site. */
export interface SentPurchase {
  readonly token: string;
  readonly seller: string;
  readonly buyerEmail: string;
  readonly raffles: readonly PurchasedRaffle[];
  /** The amount sent to the gateway, in cents. */
  readonly totalCents: number;
}

interface PurchaseState {
  /** The last link opened in this tab. 'Reintentar' goes back to it. */
  readonly linkToken: string | undefined;
  readonly purchase: SentPurchase | undefined;
}

/** Survives the visit to the gateway, because sessionStorage belongs to the tab, like the payment. */
export const usePurchase = create<PurchaseState>()(
  persist((): PurchaseState => ({ linkToken: undefined, purchase: undefined }), {
    name: 'rifas.checkout',
    version: 1,
    storage: createJSONStorage(() => keptWhereItFits(() => sessionStorage)),
  }),
);

/** Stores the link that was opened, and forgets a purchase through another link in this tab. */
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

/**
 * The last link that this browser sent to the gateway. A buyer who opens the link again from a chat uses another tab.
 * Only its token and the time are stored, nothing of the buyer.
 */
export const useSentLink = create<SentLink>()(
  persist((): SentLink => ({ token: undefined, at: 0 }), {
    name: 'rifas.checkout.sent',
    storage: createJSONStorage(() => keptWhereItFits(() => localStorage)),
  }),
);

/** Whether this tab or this browser last sent a payment for this link. */
export const wasSent = (linkToken: string): boolean =>
  [usePurchase.getState().purchase?.token, useSentLink.getState().token].includes(linkToken);

export function rememberPurchase(purchase: SentPurchase): void {
  usePurchase.setState({ linkToken: purchase.token, purchase });
  useSentLink.setState({ token: purchase.token, at: Date.now() });
}

// A payment takes minutes; afterwards another person may use the browser.
const RETURN_MS = 3_600_000;

/**
 * The link that a result page is about: the tab's own, or else one that was sent recently, because a bank's app may
 * return to another tab.
 */
export function useKnownLink(): string | undefined {
  const own = usePurchase(({ linkToken }) => linkToken);
  const [sent] = useState(() => {
    const { token, at } = useSentLink.getState();
    // Absolute, because a clock that was days ahead when the link was sent may be right again.
    return Math.abs(Date.now() - at) < RETURN_MS ? token : undefined;
  });
  return own ?? sent;
}

/**
 * The key under which the data typed for a link is kept until the purchase is done, for a buyer who comes back after a
 * rejection.
 */
export const payDraftKey = (linkToken: string): string => `pago:${linkToken}`;
