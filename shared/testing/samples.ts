import { ticketStateText } from '../contracts';
import { toCents, wallTime, type Deposit, type Raffle, type Ticket, type TicketState, type WallTime } from '../domain';

/**
 * A time of that day on the clock in Montevideo.
 * @example dateOf('2999-03-15');
 */
export const dateOf = (day: string): WallTime => {
  const time = wallTime(`${day} 15:04:05`);
  if (time === undefined) throw new Error(`Not a day: ${day}`);
  return time;
};

/** The parts of a sample ticket that tests set: the price in currency units, the state without its text. */
export type TicketChanges = Partial<Omit<Ticket, 'stateText'>> & {
  readonly price?: number;
  readonly stateText?: string;
};

const textOf = (state: TicketState): string => (state === 'unknown' ? 'Otro' : ticketStateText(state));

/**
 * A pending ticket of 20, unless changed. With `priceCents: undefined` it has no price.
 * @example ticketOf({ price: 25, state: 'paid' });
 */
export const ticketOf = ({ price = 20, state = 'pending', ...changes }: TicketChanges = {}): Ticket => ({
  id: 1,
  number: '00123',
  draw: '1',
  state,
  stateText: textOf(state),
  priceCents: toCents(price),
  cardType: undefined,
  paymentText: changes.cardType && (changes.cardType === 'credit' ? 'Credito' : 'Debito'),
  buyer: undefined,
  comment: undefined,
  // So far ahead that no test ever sees it over.
  drawDate: dateOf('2999-03-15'),
  ...changes,
});

/**
 * A raffle of `draws` tickets with consecutive ids from `firstId`.
 * @example raffleOf('00123', { draws: 5, state: 'paid' });
 */
export const raffleOf = (
  number: string,
  { draws = 2, firstId = 1, ...changes }: TicketChanges & { draws?: number; firstId?: number } = {},
): Raffle =>
  Array.from({ length: draws }, (_, index) =>
    ticketOf({ number, id: firstId + index, draw: String(index + 1), ...changes }),
  );

/**
 * An unused cash deposit of 100, unless changed.
 * @example depositOf({ id: 3 });
 */
export const depositOf = ({
  amount = 100,
  ...changes
}: Partial<Deposit> & { readonly amount?: number } = {}): Deposit => ({
  id: 1,
  kind: 'cash',
  amountCents: toCents(amount),
  date: dateOf('2026-05-01'),
  tickets: [],
  payments: [],
  incomplete: false,
  ...changes,
});
