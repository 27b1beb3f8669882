import type { Raffle, Ticket } from '@rifas/shared/contracts';
import type { Mode } from '@rifas/shared/deployment';
import { reconcileChosen, toChosen, type ChosenTicket } from '@rifas/shared/domain';
import { clearDraft } from '@rifas/shared/forms';
import { createDraftStore } from '@rifas/shared/wizard';
import type { SharedLink } from '../common/share/shared-link';
import { toggleTickets } from './chosen-tickets';

interface PaymentLinkDraft {
  readonly chosen: readonly ChosenTicket[];
  /** Chosen tickets that were sold or moved meanwhile, until the seller goes on. */
  readonly gone: readonly ChosenTicket[];
  readonly link: SharedLink | undefined;
}

const EMPTY: PaymentLinkDraft = { chosen: [], gone: [], link: undefined };

/** Key of the buyer form's draft. */
export const BUYER_DRAFT = 'payment-link';

export const { useDraft: usePaymentLink, reset: resetPaymentLink } = createDraftStore('rifas.payment-link', EMPTY, {
  onDropped: () => clearDraft(BUYER_DRAFT),
});

const { getState, setState } = usePaymentLink;

/** A new selection starts another link: there is a selection or a link, never both. */
export const toggle = (tickets: readonly Ticket[]): void => {
  setState(({ chosen }) => ({ chosen: toggleTickets(chosen, tickets), gone: [], link: undefined }));
};

/** Takes out of the selection what the fresh list no longer sells, and remembers it as gone. */
export function dropUnavailable(raffles: readonly Raffle[], mode: Mode): void {
  const { chosen } = getState();
  const { tickets, gone } = reconcileChosen(chosen, raffles, mode);
  if (gone.length > 0) setState({ chosen: tickets.map(toChosen), gone });
  else if (tickets.length !== chosen.length) setState({ chosen: tickets.map(toChosen) });
}

export const forgetGone = (): void => {
  if (getState().gone.length > 0) setState({ gone: [] });
};

/** The link is there: what was chosen for it has served. */
export const finishWith = (link: SharedLink): void => {
  setState({ ...EMPTY, link });
};
