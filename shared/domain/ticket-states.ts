import type { Ticket, TicketState } from '../contracts';
import type { Variant } from './variant';

type WithState = Pick<Ticket, 'Estado'>;

/** Only these can be selected, sold or have a link sent (specification 4). */
export const isPending = (ticket: WithState): boolean => ticket.Estado === 'Pendiente de Pago';

/** Paid, with or without a prize. */
export const isPaid = (ticket: WithState): boolean => ticket.Estado === 'Pago' || ticket.Estado === 'Pago premio';

/** What the seller reads: ccee calls 'Solicitada' 'Para entregar', the rest shows as it is (D14). */
export const stateLabel = (state: TicketState, variant: Variant): string =>
  state === 'Solicitada' && variant === 'ccee' ? 'Para entregar' : state;

/** The tickets of a raffle that can be sold, in their order. */
export const pendingTickets = <T extends WithState>(raffle: readonly T[]): T[] => raffle.filter(isPending);

export const hasPending = (raffle: readonly WithState[]): boolean => raffle.some(isPending);

/** The raffles that the payment link and the cash registration list (specification 5, list filters). */
export const rafflesWithPending = <T extends WithState>(raffles: readonly T[][]): T[][] => raffles.filter(hasPending);
