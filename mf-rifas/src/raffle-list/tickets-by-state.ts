import { statesOf, type Raffle, type Ticket } from '@rifas/shared/domain';

export interface StateGroup {
  readonly sample: Ticket;
  readonly count: number;
}

/**
 * The tickets of a raffle by state, in the order of a ticket's life. Unknown states form one group for each text of the
 * API.
 */
export function ticketsByState(raffle: Raffle): StateGroup[] {
  const groups = new Map<string, StateGroup>();
  for (const state of statesOf(raffle))
    for (const ticket of raffle.filter((one) => one.state === state)) {
      const key = state === 'unknown' ? `${state} ${ticket.stateText}` : state;
      const { sample, count } = groups.get(key) ?? { sample: ticket, count: 0 };
      groups.set(key, { sample, count: count + 1 });
    }
  return [...groups.values()];
}
