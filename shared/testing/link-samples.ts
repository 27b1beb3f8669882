import {
  sumCents,
  toCents,
  type Cents,
  type LinkTicket,
  type NewsEntry,
  type Purchase,
  type Receipt,
  type SellerLink,
} from '../domain';
import { dateOf } from './samples';

/**
 * A ticket of a link: draw 1 of raffle 00123, for 20, unless changed.
 * @example linkTicketOf({ draw: '2' }).draw // '2'
 */
export const linkTicketOf = (changes: Partial<LinkTicket> = {}): LinkTicket => ({
  id: 1,
  number: '00123',
  draw: '1',
  drawDate: dateOf('2999-03-15'),
  priceCents: toCents(20),
  ...changes,
});

const costOf = (tickets: readonly LinkTicket[]): Cents =>
  sumCents(tickets.map(({ priceCents }) => priceCents ?? toCents(0)));

/**
 * A link for Lucía Méndez that has not been opened, unless changed.
 * @example sellerLinkOf({ state: 'opened' }).state // 'opened'
 */
export const sellerLinkOf = ({ tickets = [linkTicketOf()], ...changes }: Partial<SellerLink> = {}): SellerLink => ({
  saleId: 7,
  token: 'link-7',
  state: 'made',
  buyer: { firstName: 'Lucía', lastName: 'Méndez', email: 'lucia@example.com', phone: '099 123 456', department: '' },
  tickets,
  totalCents: costOf(tickets),
  absorbsSurcharge: false,
  createdAt: dateOf('2026-11-20'),
  openedAt: undefined,
  paidAt: undefined,
  endedAt: undefined,
  ...changes,
});

/**
 * The receipt of a card payment in three instalments without a surcharge, unless changed.
 * @example receiptOf({ saleId: 8 }).saleId // 8
 */
export const receiptOf = ({ tickets = [linkTicketOf()], ...changes }: Partial<Receipt> = {}): Receipt => ({
  saleId: 7,
  tickets,
  totalCents: costOf(tickets),
  surchargeCents: toCents(0),
  paidCents: costOf(tickets),
  paidAt: dateOf('2026-11-21'),
  buyer: { firstName: 'Lucía', lastName: 'Méndez' },
  sentTo: 'l•••@example.com',
  card: {
    brand: 'Visa',
    type: 'credit',
    instalments: '03',
    authorizationCode: '310977',
    maskedNumber: '4*** **** **** 4821',
  },
  ticketPath: 'talon/eticket/link-7',
  calendarPath: 'talon/sorteos/link-7',
  ...changes,
});

/**
 * A paid purchase with its receipt, unless changed.
 * @example purchaseOf({ state: 'confirming' }).receipt // undefined
 */
export const purchaseOf = ({ state = 'paid', ...changes }: Partial<Purchase> = {}): Purchase => ({
  state,
  isPaymentVoided: false,
  seller: { firstName: 'Ana', lastName: 'Pérez', phone: undefined, email: undefined },
  organiser: { name: 'Viajes del Sur', email: 'contacto@rifas.example' },
  receipt: state === 'paid' ? receiptOf() : undefined,
  ...changes,
});

/**
 * Lucía paid a link for 20, unless changed.
 * @example newsEntryOf({ who: 'Bruno' }).who // 'Bruno'
 */
export const newsEntryOf = (changes: Partial<NewsEntry> = {}): NewsEntry => ({
  id: 1,
  kind: 'linkPaid',
  at: dateOf('2026-11-21'),
  who: 'Lucía Méndez',
  numbers: ['00123'],
  amountCents: toCents(20),
  ...changes,
});
