import { absoluteUrl } from '@rifas/shared/deployment';
import { cardTypeName, groupTickets, unitCount, type LinkTicket } from '@rifas/shared/domain';
import { unbroken } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { drawLabel, useMoney, usePricing, useWords } from '@rifas/shared/selling';

/** A payment link to share. */
export interface SharedLink {
  readonly token: string;
  /** The numbers of the raffles that the link charges. */
  readonly numbers: readonly string[];
  /** The buyer's phone; '' if unknown. */
  readonly phone: string;
  /** The buyer's name; '' or missing if unknown. */
  readonly buyer?: string;
  readonly charges?: LinkCharges;
}

/** The formatted charges of a link with these tickets. */
export function useCharges(tickets: readonly Omit<LinkTicket, 'id'>[]) {
  const { mode } = useHost().deployment;
  const { counted, byTicket } = useWords();
  const pricing = usePricing();
  const money = useMoney();
  return {
    /** '2 talones' */
    units: counted(unitCount(tickets, mode)),
    /** One sum, or one for each type of card. */
    sums: pricing
      .quote(tickets)
      .map(({ cardType, amount }) =>
        [cardType && cardTypeName(cardType), unbroken(money(amount))].filter(Boolean).join(' '),
      ),
    raffles: groupTickets(tickets).map((raffle) => ({
      number: raffle[0]?.number ?? '',
      /** 'Sorteo 2 · 21/12/2026'; empty if raffles are sold whole. */
      draws: byTicket ? raffle.map(({ draw, drawDate }) => drawLabel(draw, drawDate)) : [],
    })),
  };
}

export type LinkCharges = ReturnType<typeof useCharges>;
export type ChargedRaffle = LinkCharges['raffles'][number];

/** The absolute address where the buyer pays: the configured base with the token. */
export function useLinkAddress(token: string): string {
  const { links } = useHost().deployment;
  return `${absoluteUrl(links.paymentLinkBase, location.origin)}${encodeURIComponent(token)}`;
}
