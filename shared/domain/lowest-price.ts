import type { Cents } from './money';
import type { Ticket } from './ticket';
import { isSellable } from './ticket-states';

/**
 * The lowest price among the tickets that can be sold, in cents: the value stored as `menorValorTalon`.
 * @returns undefined when nothing can be sold; the stored value is then removed
 * @example lowestPrice([[{ state: 'pending', priceCents: 2500 }, { state: 'pending', priceCents: 2000 }]]) // 2000
 */
export function lowestPrice(raffles: readonly (readonly Pick<Ticket, 'state' | 'priceCents'>[])[]): Cents | undefined {
  // A loop: Math.min(...prices) overflows the stack on very long lists.
  let lowest: Cents | undefined;
  for (const ticket of raffles.flat())
    if (isSellable(ticket) && (lowest === undefined || ticket.priceCents < lowest)) lowest = ticket.priceCents;
  return lowest;
}
