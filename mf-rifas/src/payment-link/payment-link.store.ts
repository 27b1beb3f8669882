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
  /** Ids of the tickets that were chosen although they asked a question. */
  readonly agreed: readonly Id[];
  /** Chosen tickets that were sold or moved in the meantime, until the seller continues. */
  readonly gone: readonly ChosenTicket[];
  /** The values as typed. */
  readonly buyer: BuyerFormValues;
  readonly link: SharedLink | undefined;
  /** Whether the link has been shown. */
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
 * Adds tickets to the selection, or removes them. A new selection starts another link: the draft holds a selection or a
 * link, never both.
 * @param asked whether the seller was asked about them and still wants them
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

/** The seller answered a late question: these tickets stay. */
export const agreeTo = (tickets: readonly WithId[]): void =>
  change({ agreed: [...getState().agreed, ...idsOf(tickets)] });

/** The seller answered a late question: these tickets are removed. */
export const takeOut = (tickets: readonly WithId[]): void =>
  change({ chosen: getState().chosen.filter(({ id }) => !idsOf(tickets).includes(id)) });

/** Removes from the selection what the fresh list no longer sells, and stores it as `gone`. */
export function dropUnavailable(raffles: readonly Raffle[], mode: DisplayMode): void {
  const { chosen } = getState();
  const { tickets, gone } = reconcileChosen(chosen, raffles, mode, montevideoTime(new Date()));
  if (gone.length > 0) change({ chosen: tickets.map(toChosen), gone });
  else if (tickets.length !== chosen.length) change({ chosen: tickets.map(toChosen) });
}

export const forgetGone = (): void => {
  if (getState().gone.length > 0) change({ gone: [] });
};

/** The link has been made: selection and buyer are no longer needed. */
export const finishWith = (link: SharedLink): void => change({ ...EMPTY, link });

export const noteLinkSeen = (): void => change({ linkSeen: true });
