import type { Ticket } from '../contracts';
import { pendingTickets } from './ticket-states';

/**
 * The lowest price among pending tickets, in currency units: what `menorValorTalon` stores (specification 9, D24).
 * @returns undefined when nothing is pending, and the stored value goes
 */
export function lowestPendingPrice(
  raffles: readonly (readonly Pick<Ticket, 'Estado' | 'Precio'>[])[],
): number | undefined {
  // A loop: Math.min(...prices) overflows the stack on very long lists.
  let lowest: number | undefined;
  for (const { Precio } of raffles.flatMap((raffle) => pendingTickets(raffle))) {
    if (lowest === undefined || Precio < lowest) lowest = Precio;
  }
  return lowest;
}
