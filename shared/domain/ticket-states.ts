import type { Cents } from './money';
import type { Ticket, TicketState } from './ticket';
import type { Variant } from './variant';
import { isBeforeDay, type WallTime } from './wall-time';

type WithState = Pick<Ticket, 'state'>;
type WithPrice = Pick<Ticket, 'state' | 'priceCents'>;

/** A ticket whose price is known. */
export type Priced<T extends Pick<Ticket, 'priceCents'> = Ticket> = T & { readonly priceCents: Cents };

/**
 * Whether a ticket waits for payment. Only such tickets can be sold; see `isSellable`.
 * @example isPending({ state: 'inBag' }) // false
 */
export const isPending = (ticket: WithState): boolean => ticket.state === 'pending';

/**
 * Whether a ticket can be selected, sold or put into a link: it is pending, and its price is known.
 * @example isSellable({ state: 'pending', priceCents: undefined }) // false
 */
export const isSellable = <T extends WithPrice>(ticket: T): ticket is Priced<T> =>
  isPending(ticket) && ticket.priceCents !== undefined;

/** The text for a ticket whose draw is over, wherever it is shown. */
export const DRAW_OVER = 'Ya se sorteó';

/**
 * Whether a ticket's draw was before today: see docs/rules.md, "Draws that are over". A ticket without a date is never
 * over.
 * @param today the time in Montevideo
 * @example isDrawOver(ticket, montevideoTime(new Date()))
 */
export const isDrawOver = ({ drawDate }: Pick<Ticket, 'drawDate'>, today: WallTime): boolean =>
  drawDate !== undefined && isBeforeDay(drawDate, today);

/**
 * Whether a ticket is paid, with or without a prize.
 * @example isPaid({ state: 'prizePaid' }) // true
 */
export const isPaid = (ticket: WithState): boolean => ticket.state === 'paid' || ticket.state === 'prizePaid';

const LABELS: Readonly<Record<Exclude<TicketState, 'unknown'>, string>> = {
  pending: 'Pendiente de Pago',
  inBag: 'Para transferir',
  requested: 'Solicitada',
  paid: 'Pago',
  prizePaid: 'Pago premio',
};

/**
 * The name of a state. ccee calls 'Solicitada' 'Para entregar'. States that this site does not know are 'Otro estado'.
 * @example stateName('requested', 'ccee') // 'Para entregar'
 */
export function stateName(state: TicketState, variant: Variant): string {
  if (state === 'unknown') return 'Otro estado';
  return state === 'requested' && variant === 'ccee' ? 'Para entregar' : LABELS[state];
}

/**
 * The text of a ticket's state for the seller: the state's name. For a state that this site does not know, the API's
 * own text, if any.
 * @example stateLabel({ state: 'unknown', stateText: 'En revisión' }, 'dtyt') // 'En revisión'
 */
export const stateLabel = ({ state, stateText }: Pick<Ticket, 'state' | 'stateText'>, variant: Variant): string =>
  state === 'unknown' && stateText.trim() !== '' ? stateText : stateName(state, variant);

/**
 * The tickets of a raffle that can be sold, in their order.
 * @example sellableTickets([{ state: 'paid', priceCents: 2000 }, { state: 'pending', priceCents: 2000 }]).length // 1
 */
export const sellableTickets = <T extends WithPrice>(raffle: readonly T[]): Priced<T>[] =>
  raffle.filter((ticket): ticket is Priced<T> => isSellable(ticket));

/**
 * Whether a ticket of the raffle waits for its payment.
 * @example hasPending([{ state: 'paid' }, { state: 'pending' }]) // true
 */
export const hasPending = (raffle: readonly WithState[]): boolean => raffle.some(isPending);

/**
 * Whether a ticket of the raffle can still be sold: it waits for payment, and its draw is not over.
 * @param today the time in Montevideo
 * @example rafflesWithPending(raffles).filter((raffle) => hasForSale(raffle, montevideoTime(new Date())))
 */
export const hasForSale = (raffle: readonly Pick<Ticket, 'state' | 'drawDate'>[], today: WallTime): boolean =>
  raffle.some((ticket) => isPending(ticket) && !isDrawOver(ticket, today));
