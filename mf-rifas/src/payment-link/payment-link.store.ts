import type { Raffle, Ticket } from '@rifas/shared/contracts';
import type { Mode } from '@rifas/shared/deployment';
import { clearDraft } from '@rifas/shared/forms';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { SharedLink } from '../common/share/shared-link';
import { reconcile, toggleTickets, type ChosenTicket } from './chosen-tickets';

interface PaymentLinkState {
  /** The seller whose draft this is. */
  readonly owner: number | undefined;
  readonly chosen: readonly ChosenTicket[];
  /** Chosen tickets that were sold or moved meanwhile, until the seller goes on. */
  readonly gone: readonly ChosenTicket[];
  readonly link: SharedLink | undefined;
}

const EMPTY: PaymentLinkState = { owner: undefined, chosen: [], gone: [], link: undefined };

/** The draft of the wizard; a reload keeps it. */
export const usePaymentLink = create<PaymentLinkState>()(
  persist(() => EMPTY, { name: 'rifas.payment-link', version: 1, storage: createJSONStorage(() => sessionStorage) }),
);

const { getState, setState } = usePaymentLink;

/** Key of the buyer form's draft. */
export const BUYER_DRAFT = 'payment-link';

export function claimPaymentLink(owner: number): void {
  const before = getState().owner;
  if (before === owner) return;
  if (before !== undefined) clearDraft(BUYER_DRAFT);
  setState(before === undefined ? { owner } : { ...EMPTY, owner });
}

export const resetPaymentLink = (): void => {
  setState(({ owner }) => ({ ...EMPTY, owner }));
};

/** A new selection starts another link: there is a selection or a link, never both. */
export const toggle = (tickets: readonly Ticket[]): void => {
  setState(({ chosen }) => ({ chosen: toggleTickets(chosen, tickets), gone: [], link: undefined }));
};

/** Takes out of the selection what the fresh list no longer sells, and remembers it as gone. */
export function dropUnavailable(raffles: readonly Raffle[], mode: Mode): void {
  const { chosen } = getState();
  const { kept, gone } = reconcile(chosen, raffles, mode);
  if (gone.length > 0) setState({ chosen: kept, gone });
  else if (kept.length !== chosen.length) setState({ chosen: kept });
}

export const forgetGone = (): void => {
  if (getState().gone.length > 0) setState({ gone: [] });
};

/** The link is there: what was chosen for it has served. */
export const finishWith = (link: SharedLink): void => {
  setState(({ owner }) => ({ ...EMPTY, owner, link }));
};
