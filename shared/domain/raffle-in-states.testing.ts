import { ticketOf } from '../testing';
import type { Raffle, TicketState } from './ticket';

/** A raffle with one ticket of 20 per state given, ids counted from `firstId`. */
export const raffleInStates = (number: string, states: readonly TicketState[], firstId = 1): Raffle =>
  states.map((state, index) => ticketOf({ id: firstId + index, number, state, draw: String(index + 1) }));
