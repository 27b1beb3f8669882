import { cardTypeName, unitCount, type LinkTicket } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { useMoney, usePricing, useWords } from '@rifas/shared/selling';
import type { SharedLink } from './shared-link';

/** What a link with these tickets charges, in words. */
export function useCharges(
  tickets: readonly Pick<LinkTicket, 'number' | 'priceCents'>[],
): NonNullable<SharedLink['charges']> {
  const { mode } = useHost().deployment;
  const { counted } = useWords();
  const pricing = usePricing();
  const money = useMoney();
  return {
    units: counted(unitCount(tickets, mode)),
    sums: pricing
      .quote(tickets)
      .map(({ cardType, amount }) => [cardType && cardTypeName(cardType), money(amount)].filter(Boolean).join(' ')),
  };
}
