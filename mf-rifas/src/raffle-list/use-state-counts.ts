import { useMemo } from 'react';
import { countByState, statesOf, TICKET_STATES, type Raffle, type TicketState } from '@rifas/shared/domain';
import { useWords } from '@rifas/shared/selling';

export type StateCounts = Readonly<Record<TicketState, number>>;

/** How many raffles have a ticket in each state. */
export const countRafflesByState = (raffles: readonly Raffle[]): StateCounts =>
  countByState(raffles.map((raffle) => statesOf(raffle).map((state) => ({ state }))));

/** How many tickets, or raffles where they are one thing, are in each state. */
export function useStateCounts(raffles: readonly Raffle[]): StateCounts {
  const { byTicket } = useWords();
  return useMemo(() => (byTicket ? countByState(raffles) : countRafflesByState(raffles)), [raffles, byTicket]);
}

/** The states that can be filtered by. One that this site does not know is offered only where it occurs. */
export const offeredStates = (counts: StateCounts, chosen: TicketState | 'all') =>
  TICKET_STATES.filter((state) => state !== 'unknown' || state === chosen || counts.unknown > 0);
