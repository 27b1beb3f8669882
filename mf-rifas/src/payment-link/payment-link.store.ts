import {
  isId,
  montevideoTime,
  NO_BUYER,
  reconcileChosen,
  toChosen,
  type Buyer,
  type ChosenTicket,
  type DisplayMode,
  type Id,
  type Raffle,
} from '@rifas/shared/domain';
import { toggleTickets } from '@rifas/shared/selling';
import { createDraftStore, storedFields, storedTickets } from '@rifas/shared/wizard';
import type { SharedLink } from '../common/share/shared-link';

export interface BuyerFormValues extends Buyer {
  /** The seller pays the card's surcharge. */
  readonly absorbsSurcharge: boolean;
}

interface PaymentLinkDraft {
  readonly chosen: readonly ChosenTicket[];
  /** Ids of the chosen tickets that asked a question, and were chosen all the same. */
  readonly agreed: readonly Id[];
  /** Chosen tickets that were sold or moved meanwhile, until the seller goes on. */
  readonly gone: readonly ChosenTicket[];
  /** As typed. */
  readonly buyer: BuyerFormValues;
  readonly link: SharedLink | undefined;
  /** The link has been on screen. */
  readonly linkSeen: boolean;
}

const EMPTY: PaymentLinkDraft = {
  chosen: [],
  agreed: [],
  gone: [],
  buyer: { ...NO_BUYER, absorbsSurcharge: false },
  link: undefined,
  linkSeen: false,
};

const { useDraft, change, reset } = createDraftStore('rifas.payment-link', EMPTY, {
  read: ({ chosen, agreed = [], gone, buyer }) => ({
    chosen: storedTickets(chosen),
    agreed: agreed.filter(isId),
    gone: storedTickets(gone),
    buyer: storedFields(buyer, EMPTY.buyer),
  }),
});

export { useDraft as usePaymentLink, reset as resetPaymentLink };

const { getState } = useDraft;

export const keepBuyer = (buyer: BuyerFormValues): void => change({ buyer });

type WithId = Pick<ChosenTicket, 'id'>;
const idsOf = (tickets: readonly WithId[]): Id[] => tickets.map(({ id }) => id);

/**
 * Chooses tickets, or takes them out. A new selection starts another link: there is a selection or a link, never both.
 * @param asked whether the seller was asked about them, and wants them all the same
 */
export const toggle = (tickets: readonly ChosenTicket[], asked: boolean): void => {
  const { chosen, agreed } = getState();
  const others = agreed.filter((id) => !idsOf(tickets).includes(id));
  change({
    chosen: toggleTickets(chosen, tickets.map(toChosen)),
    agreed: asked ? [...others, ...idsOf(tickets)] : others,
    gone: [],
    link: undefined,
  });
};

/** What was asked after they had been chosen is answered: they stay. */
export const agreeTo = (tickets: readonly WithId[]): void =>
  change({ agreed: [...getState().agreed, ...idsOf(tickets)] });

/** What was asked after they had been chosen is answered: they go. */
export const takeOut = (tickets: readonly WithId[]): void =>
  change({ chosen: getState().chosen.filter(({ id }) => !idsOf(tickets).includes(id)) });

/** Takes out of the selection what the fresh list no longer sells, and remembers it as gone. */
export function dropUnavailable(raffles: readonly Raffle[], mode: DisplayMode): void {
  const { chosen } = getState();
  const { tickets, gone } = reconcileChosen(chosen, raffles, mode, montevideoTime(new Date()));
  if (gone.length > 0) change({ chosen: tickets.map(toChosen), gone });
  else if (tickets.length !== chosen.length) change({ chosen: tickets.map(toChosen) });
}

export const forgetGone = (): void => {
  if (getState().gone.length > 0) change({ gone: [] });
};

/** The link is made: neither the selection nor the buyer is needed any more. */
export const finishWith = (link: SharedLink): void => change({ ...EMPTY, link });

export const noteLinkSeen = (): void => change({ linkSeen: true });
