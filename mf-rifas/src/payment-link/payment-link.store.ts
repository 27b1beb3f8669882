import { reconcileChosen, toChosen, type ChosenTicket, type DisplayMode, type Raffle } from '@rifas/shared/domain';
import { clearDraft } from '@rifas/shared/forms';
import { createDraftStore } from '@rifas/shared/wizard';
import type { SharedLink } from '../common/share/shared-link';
import { areChosen, toggleTickets } from './chosen-tickets';

interface PaymentLinkDraft {
  readonly chosen: readonly ChosenTicket[];
  /** Chosen tickets that were sold or moved meanwhile, until the seller goes on. */
  readonly gone: readonly ChosenTicket[];
  readonly link: SharedLink | undefined;
}

const EMPTY: PaymentLinkDraft = { chosen: [], gone: [], link: undefined };

const isChosenTicket = ({ id, number, draw }: Partial<ChosenTicket>): boolean =>
  typeof id === 'number' && typeof number === 'string' && typeof draw === 'string';

/** The tickets of a stored list that have today's shape: a draft may be older than the code. */
const storedTickets = (stored: readonly ChosenTicket[] = []): ChosenTicket[] =>
  stored.filter((ticket: Partial<ChosenTicket> | null) => ticket !== null && isChosenTicket(ticket));

/** Key of the buyer form's draft. */
export const BUYER_DRAFT = 'payment-link';

export const { useDraft: usePaymentLink, reset: resetPaymentLink } = createDraftStore('rifas.payment-link', EMPTY, {
  read: ({ chosen, gone }) => ({ chosen: storedTickets(chosen), gone: storedTickets(gone) }),
  onDropped: () => clearDraft(BUYER_DRAFT),
});

const { getState, setState } = usePaymentLink;

/** Whether all of the tickets are chosen; false for none. */
export const useIsChosen = (tickets: readonly ChosenTicket[]): boolean =>
  usePaymentLink(({ chosen }) => areChosen(chosen, tickets));

/** A new selection starts another link: there is a selection or a link, never both. */
export const toggle = (tickets: readonly ChosenTicket[]): void => {
  setState(({ chosen }) => ({ chosen: toggleTickets(chosen, tickets), gone: [], link: undefined }));
};

/** Takes out of the selection what the fresh list no longer sells, and remembers it as gone. */
export function dropUnavailable(raffles: readonly Raffle[], mode: DisplayMode): void {
  const { chosen } = getState();
  const { tickets, gone } = reconcileChosen(chosen, raffles, mode);
  if (gone.length > 0) setState({ chosen: tickets.map(toChosen), gone });
  else if (tickets.length !== chosen.length) setState({ chosen: tickets.map(toChosen) });
}

export const forgetGone = (): void => {
  if (getState().gone.length > 0) setState({ gone: [] });
};

/** The link is made: the selection is no longer needed. */
export const finishWith = (link: SharedLink): void => {
  setState({ ...EMPTY, link });
};
