import type { Cents } from './money';
import type { Ticket, TicketState } from './ticket';
import type { Variant } from './variant';

type WithState = Pick<Ticket, 'state'>;
type WithPrice = Pick<Ticket, 'state' | 'priceCents'>;

/** A ticket whose price is known. */
export type Priced<T extends Pick<Ticket, 'priceCents'> = Ticket> = T & { readonly priceCents: Cents };

/** Waits for its payment. Only these can be sold; see `isSellable`. */
export const isPending = (ticket: WithState): boolean => ticket.state === 'pending';

/** Can be selected, sold or have a link sent: pending, and its price is known. */
export const isSellable = <T extends WithPrice>(ticket: T): ticket is Priced<T> =>
  isPending(ticket) && ticket.priceCents !== undefined;

/** Paid, with or without a prize. */
export const isPaid = (ticket: WithState): boolean => ticket.state === 'paid' || ticket.state === 'prizePaid';

const LABELS: Readonly<Record<Exclude<TicketState, 'unknown'>, string>> = {
  pending: 'Pendiente de Pago',
  inBag: 'Para transferir',
  requested: 'Solicitada',
  paid: 'Pago',
  prizePaid: 'Pago premio',
};

/** The name of a state: ccee calls 'Solicitada' 'Para entregar'. 'Otro estado' stands for those this site does not know. */
export function stateName(state: TicketState, variant: Variant): string {
  if (state === 'unknown') return 'Otro estado';
  return state === 'requested' && variant === 'ccee' ? 'Para entregar' : LABELS[state];
}

/** What the seller reads of a ticket: the state's name, or the API's own words where this site does not know it. */
export const stateLabel = (ticket: Pick<Ticket, 'state' | 'stateText'>, variant: Variant): string =>
  ticket.state === 'unknown' ? ticket.stateText : stateName(ticket.state, variant);

/** The tickets of a raffle that can be sold, in their order. */
export const sellableTickets = <T extends WithPrice>(raffle: readonly T[]): Priced<T>[] =>
  raffle.filter((ticket): ticket is Priced<T> => isSellable(ticket));

/** Whether a ticket of the raffle waits for its payment. */
export const hasPending = (raffle: readonly WithState[]): boolean => raffle.some(isPending);

/** The raffles that the payment link and the cash registration list: those with a ticket that waits for its payment. */
export const rafflesWithPending = <T extends readonly WithState[]>(raffles: readonly T[]): T[] =>
  raffles.filter(hasPending);
