import {
  cents,
  wallTime,
  type Buyer,
  type LinkTicket,
  type Organiser,
  type Purchase,
  type Receipt,
  type SellerLink,
  type WallTime,
} from '@rifas/shared/domain';
import type { Examples } from './api-contracts';

export const LINK_TOKEN = 'ZfXk2mP9aQ';

export function at(text: string): WallTime {
  const time = wallTime(text);
  if (time === undefined) throw new Error(`'${text}' is no time.`);
  return time;
}

export const BUYER: Buyer = {
  firstName: 'Lucía',
  lastName: 'Fernández',
  email: 'lucia@example.com',
  phone: '099 123 456',
  department: 'Salto',
};
const ticket: LinkTicket = {
  id: 4711,
  number: '00123',
  draw: '1',
  drawDate: at('2027-03-15 20:00:00'),
  priceCents: cents(2000),
};
const link: SellerLink = {
  saleId: 900,
  token: LINK_TOKEN,
  state: 'opened',
  buyer: BUYER,
  tickets: [ticket],
  totalCents: cents(2000),
  absorbsSurcharge: false,
  createdAt: at('2026-11-20 10:00:00'),
  openedAt: at('2026-11-20 10:12:00'),
  paidAt: undefined,
  endedAt: undefined,
};
const organiser: Organiser = { name: 'Viajes del Sur', email: 'contacto@rifas.example' };
const receipt: Receipt = {
  saleId: 900,
  tickets: [ticket],
  totalCents: cents(2000),
  surchargeCents: cents(100),
  paidCents: cents(2100),
  paidAt: at('2026-11-21 15:04:05'),
  buyer: { firstName: BUYER.firstName, lastName: BUYER.lastName },
  sentTo: 'l•••@example.com',
  card: {
    brand: 'Visa',
    type: 'credit',
    instalments: '12',
    authorizationCode: '083921',
    maskedNumber: '************1234',
  },
  ticketPath: `talon/eticket/${LINK_TOKEN}`,
  calendarPath: `talon/sorteos/${LINK_TOKEN}`,
};
const purchase: Purchase = {
  state: 'paid',
  isPaymentVoided: false,
  seller: { firstName: 'Ana', lastName: 'Pereira', phone: undefined, email: undefined },
  organiser,
  receipt,
};
const code = '5d0a6f0c7b1e4a55b1d0f6f5b8a3c2e1';
/** Examples of the calls about links, receipts and news. An API may lack all of them. */
export const LINK_EXAMPLES = {
  getMyLinks: { request: {}, answer: [link] },
  cancelLink: { request: { token: LINK_TOKEN }, answer: undefined },
  replaceLink: { request: { token: LINK_TOKEN, buyer: BUYER, absorbsSurcharge: false }, answer: 'Qm4tV8sL1c' },
  getSoldTicket: {
    request: { ticketId: 4711 },
    answer: { buyer: BUYER, ticketPath: `talon/eticket/${LINK_TOKEN}`, validityPath: `talon/validez/${code}` },
  },
  resendSoldTicket: { request: { ticketId: 4711 }, answer: undefined },
  getPurchase: { request: { token: LINK_TOKEN }, answer: purchase },
  getTicketValidity: {
    request: { code },
    answer: {
      valid: true,
      buyer: 'Lucía Fernández',
      seller: 'Ana Pereira',
      tickets: [ticket],
      paidAt: at('2026-11-21 15:04:05'),
      organiser,
    },
  },
  getNews: {
    request: { cursor: '41' },
    answer: {
      cursor: '42',
      entries: [
        {
          id: 42,
          kind: 'linkPaid',
          at: at('2026-11-21 15:04:05'),
          who: 'Lucía Fernández',
          numbers: ['00123'],
          amountCents: cents(2000),
        },
      ],
      truncated: false,
    },
  },
  getMailSettings: { request: {}, answer: { sales: true } },
  saveMailSettings: { request: { sales: false }, answer: undefined },
} satisfies Partial<Examples>;
