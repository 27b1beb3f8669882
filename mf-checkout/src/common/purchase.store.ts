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

/** The link that this browser sent to the gateway last: who opens it again from a chat does so in another tab. Its token, no data. */
export const useSentLink = create<{ readonly token: string | undefined }>()(
  persist(() => ({ token: undefined as string | undefined }), {
    name: 'rifas.checkout.sent',
    storage: createJSONStorage(() => keptWhereItFits(() => localStorage)),
  }),
);

/** Whether this browser sent a payment of the link last. */
export const wasSent = (linkToken: string): boolean => useSentLink.getState().token === linkToken;

export function rememberPurchase(purchase: SentPurchase): void {
  usePurchase.setState({ linkToken: purchase.token, purchase });
  useSentLink.setState({ token: purchase.token });
}

/** Under which name a link's typed data is kept until the purchase is done: a rejected buyer comes back to it. */
export const payDraftKey = (linkToken: string): string => `pago:${linkToken}`;
