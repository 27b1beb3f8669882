import { cardTypeName, unitCount, type LinkTicket } from '@rifas/shared/domain';
import { unbroken } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { drawLabel, numbersOf, useMoney, usePricing, useWords } from '@rifas/shared/selling';
import type { LinkCharges } from './shared-link';

/** What a link with these tickets charges, in words. */
export function useCharges(tickets: readonly Omit<LinkTicket, 'id'>[]): LinkCharges {
  const { mode } = useHost().deployment;
  const { counted, byTicket } = useWords();
  const pricing = usePricing();
  const money = useMoney();
  return {
    units: counted(unitCount(tickets, mode)),
    sums: pricing
      .quote(tickets)
      .map(({ cardType, amount }) =>
        [cardType && cardTypeName(cardType), unbroken(money(amount))].filter(Boolean).join(' '),
      ),
    raffles: numbersOf(tickets).map((number) => ({
      number,
      draws: byTicket
        ? tickets.filter((ticket) => ticket.number === number).map(({ draw, drawDate }) => drawLabel(draw, drawDate))
        : [],
    })),
  };
}
