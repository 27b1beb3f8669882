import { useMemo } from 'react';
import { countByState, statesOf, TICKET_STATES, type Raffle, type TicketState } from '@rifas/shared/domain';
import { useWords } from '@rifas/shared/selling';

export type StateCounts = Readonly<Record<TicketState, number>>;

/** The number of raffles that have a ticket in each state. */
export const countRafflesByState = (raffles: readonly Raffle[]): StateCounts =>
  countByState(raffles.map((raffle) => statesOf(raffle).map((state) => ({ state }))));

/** The number of tickets in each state; of raffles, if they are not shown by ticket. */
export function useStateCounts(raffles: readonly Raffle[]): StateCounts {
  const { byTicket } = useWords();
  return useMemo(() => (byTicket ? countByState(raffles) : countRafflesByState(raffles)), [raffles, byTicket]);
}

/** The states to filter by. Unknown states are offered only if they occur. */
export const offeredStates = (counts: StateCounts, chosen: TicketState | 'all') =>
  TICKET_STATES.filter((state) => state !== 'unknown' || state === chosen || counts.unknown > 0);
