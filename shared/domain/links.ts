import type { Buyer } from './buyer';
import type { CardBrand, Instalments } from './card-options';
import type { Id } from './id';
import type { Cents } from './money';
import type { Passenger } from './passenger';
import type { CardType } from './ticket';
import type { WallTime } from './wall-time';

/**
 * The states of a payment link, from creation to end (docs/rules.md, "Live links"). `unknown` stands for a state of the
 * API that this site does not know.
 */
export const LINK_STATES = [
  'made',
  'opened',
  'inPayment',
  'rejected',
  'toCheck',
  'paid',
  'replaced',
  'cancelled',
  'unavailable',
  'unknown',
] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** The names of a link's states, in the order of its life. */
export const LINK_STATE_NAMES: Readonly<Record<LinkState, string>> = {
  made: 'Sin abrir',
  opened: 'Abierto',
  inPayment: 'En pago',
  rejected: 'Rechazado',
  toCheck: 'A revisar',
  paid: 'Pagado',
  replaced: 'Reemplazado',
  cancelled: 'Cancelado',
  unavailable: 'No disponible',
  unknown: 'Otro estado',
};

const LIVE: readonly LinkState[] = ['made', 'opened', 'inPayment', 'rejected'];

/**
 * Whether a link in this state can be paid, now or after a payment that is under way.
 * @example isLiveLink('opened') // true
 */
export const isLiveLink = (state: LinkState): boolean => LIVE.includes(state);

/** One ticket of a link or of a purchase. */
export interface LinkTicket {
  readonly id: Id;
  /** The raffle's number, with its leading zeros. */
  readonly number: string;
  readonly draw: string;
  readonly drawDate?: WallTime | undefined;
  /** Undefined if the API sends none. */
  readonly priceCents: Cents | undefined;
}

/** A payment link as its seller sees it. */
export interface SellerLink {
  readonly saleId: Id;
  readonly token: string;
  readonly state: LinkState;
  readonly buyer: Buyer;
  readonly tickets: readonly LinkTicket[];
  /** The sum of the tickets' prices, without a surcharge; undefined if the API sends none. */
  readonly totalCents: Cents | undefined;
  readonly absorbsSurcharge: boolean;
  readonly createdAt?: WallTime | undefined;
  /** When its buyer first opened it. */
  readonly openedAt?: WallTime | undefined;
  readonly paidAt?: WallTime | undefined;
  /** When it was replaced or cancelled. */
  readonly endedAt?: WallTime | undefined;
}

/** A pending ticket and a link of it that can still be paid. */
export interface LiveLink {
  readonly ticketId: Id;
  readonly token: string;
  /** The buyer's name; undefined if the API does not send it. */
  readonly buyer?: string | undefined;
  readonly state?: LinkState | undefined;
  readonly createdAt?: WallTime | undefined;
}

/** The states of a purchase, by its link (docs/rules.md, "Success page"). */
export const PURCHASE_STATES = [
  'open',
  'confirming',
  'paid',
  'toCheck',
  'rejected',
  'replaced',
  'cancelled',
  'unavailable',
  'refunded',
  'unknown',
] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/**
 * The person who sells a raffle. The contacts are sent only if the buyer needs them: the link is dead, or its payment
 * is being checked.
 */
export interface SellerContact extends Pick<Passenger, 'firstName' | 'lastName'> {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Who organises the raffle. */
export interface Organiser {
  readonly name: string;
  readonly email: string;
}

/** What a buyer keeps of a purchase: the same on the screen, on paper, in the mail and in the reopened link. */
export interface Receipt {
  readonly saleId: Id;
  readonly tickets: readonly LinkTicket[];
  /** The tickets' price. */
  readonly totalCents: Cents;
  /** The card's surcharge; 0 for cash. */
  readonly surchargeCents: Cents;
  /** What was charged: `totalCents` plus `surchargeCents`, unless the organiser accepted another charge. */
  readonly paidCents: Cents;
  /** The symbol before `paidCents`, such as 'UYU', if the charge was not in the site's currency. */
  readonly paidSymbol?: string | undefined;
  readonly paidAt: WallTime;
  readonly buyer: Pick<Passenger, 'firstName' | 'lastName'>;
  /** The address that the e-ticket was sent to, mostly hidden; undefined if there is none. */
  readonly sentTo?: string | undefined;
  /** Undefined for a sale in cash. */
  readonly card?: ReceiptCard | undefined;
  /** Path of the page to print, on the API's base. */
  readonly ticketPath: string;
  /** Path of the draws as an .ics file, on the API's base; undefined if all of them are over. */
  readonly calendarPath?: string | undefined;
}

export interface ReceiptCard {
  readonly brand?: CardBrand | undefined;
  readonly type?: CardType | undefined;
  readonly instalments?: Instalments | undefined;
  readonly authorizationCode: string;
  readonly maskedNumber: string;
}

/** A purchase, with what the holder of its link may read. */
export interface Purchase {
  readonly state: PurchaseState;
  /** True for an open purchase whose last payment was begun, was not made, and can no longer be made. */
  readonly isPaymentVoided: boolean;
  readonly seller: SellerContact;
  readonly organiser: Organiser;
  /** Present once the purchase is paid. */
  readonly receipt?: Receipt | undefined;
}

/** Whether an e-ticket is good and whose it is, without contact data. */
export interface TicketValidity {
  readonly valid: boolean;
  /** The buyer's name; '' if the ticket is not valid. */
  readonly buyer: string;
  readonly seller: string;
  readonly tickets: readonly LinkTicket[];
  readonly paidAt?: WallTime | undefined;
  readonly organiser: Organiser;
}

/** What a seller needs to send an e-ticket once more. */
export interface SoldTicket {
  readonly buyer: Buyer;
  /** Path of the e-ticket's page, on the API's base. */
  readonly ticketPath: string;
  readonly validityPath: string;
}

/** The kinds of events in a seller's news. */
export const NEWS_KINDS = [
  'linkOpened',
  'linkPaid',
  'paymentRejected',
  'paymentToCheck',
  'paymentRefunded',
  'raffleSent',
  'raffleRequested',
  'raffleReceived',
  'unknown',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** One thing that happened: 'Lucía pagó 00107', 'Bruno te pasó 2 rifas'. */
export interface NewsEntry {
  readonly id: Id;
  readonly kind: NewsKind;
  readonly at: WallTime;
  /** The person who did it; '' if unknown. */
  readonly who: string;
  /** Raffle numbers. */
  readonly numbers: readonly string[];
  readonly amountCents?: Cents | undefined;
}

/** What happened after a cursor, oldest first. */
export interface News {
  /** The cursor for the next call. */
  readonly cursor: string;
  readonly entries: readonly NewsEntry[];
  /** There was more than one answer holds: `entries` has the newest. */
  readonly truncated: boolean;
}

/** Which mails a seller wants to receive. */
export interface MailSettings {
  /** A mail for each sale by card. */
  readonly sales: boolean;
}
