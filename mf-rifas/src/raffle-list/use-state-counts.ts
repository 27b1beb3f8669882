import { useMemo } from 'react';
import { countByState, TICKET_STATES, type Raffle, type TicketState } from '@rifas/shared/domain';
import { useWords } from '@rifas/shared/selling';
import { countRafflesByState } from './raffle-search';

/** How many tickets, or raffles where they are one thing, are in each state. */
export function useStateCounts(raffles: readonly Raffle[]): Readonly<Record<TicketState, number>> {
  const { byTicket } = useWords();
  return useMemo(() => (byTicket ? countByState(raffles) : countRafflesByState(raffles)), [raffles, byTicket]);
}

/** The states that can be filtered by. One that this site does not know is offered only where it occurs. */
export const offeredStates = (counts: Readonly<Record<TicketState, number>>, chosen: TicketState | 'all') =>
  TICKET_STATES.filter((state) => state !== 'unknown' || state === chosen || counts.unknown > 0);
