import { statesOf, type Raffle, type Ticket } from '@rifas/shared/domain';

export interface StateGroup {
  readonly sample: Ticket;
  readonly count: number;
}

/**
 * The tickets of a raffle by their state, in the order of a ticket's life. States that this site does not know are one
 * group for each of the API's own words.
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
