import type { Id } from './id';
import type { Cents } from './money';
import type { WallTime } from './wall-time';

/** The type of the card: 'Credito' and 'Debito' in the API. */
export const CARD_TYPES = ['debit', 'credit'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/**
 * The states of a ticket, in the order of its life. `unknown` stands for a state of the API that this site does not
 * know. Such a ticket shows the API's own text, and nothing can be done with it.
 */
export const TICKET_STATES = ['pending', 'inBag', 'requested', 'paid', 'prizePaid', 'unknown'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** One ticket (talón): a raffle number in one draw. */
export interface Ticket {
  readonly id: Id;
  /** The raffle's number. It is text: leading zeros count. */
  readonly number: string;
  /** The draw's number. */
  readonly draw: string;
  readonly state: TicketState;
  /** The state in the API's own words: 'Pendiente de Pago'. */
  readonly stateText: string;
  /** Undefined if the API sends none: such a ticket shows 'Sin precio' and cannot be chosen. */
  readonly priceCents: Cents | undefined;
  readonly cardType?: CardType | undefined;
  /** How it was paid, in the API's own words: 'Credito', 'Contado'. */
  readonly paymentText?: string | undefined;
  /** The buyer's name, as registered. */
  readonly buyer?: string | undefined;
  readonly comment?: string | undefined;
  readonly drawDate?: WallTime | undefined;
}

/** The tickets that share a number, ordered by draw; never empty. */
export type Raffle = readonly Ticket[];
