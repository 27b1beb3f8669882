import {
  cents,
  type Buyer,
  type LinkTicket,
  type Organiser,
  type Purchase,
  type Receipt,
  type SellerLink,
  type WallTime,
} from '@rifas/shared/domain';
import type { Examples } from './api-contracts';
import type { LINK_CALLS } from './link-calls';

interface Basics {
  readonly at: (text: string) => WallTime;
  readonly buyer: Buyer;
  readonly linkToken: string;
}

export function linkExamples({ at, buyer, linkToken: token }: Basics): Pick<Examples, keyof typeof LINK_CALLS> {
  const ticket: LinkTicket = {
    id: 4711,
    number: '00123',
    draw: '1',
    drawDate: at('2027-03-15 20:00:00'),
    priceCents: cents(2000),
  };
  const link: SellerLink = {
    saleId: 900,
    token,
    state: 'opened',
    buyer,
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
    buyer: { firstName: buyer.firstName, lastName: buyer.lastName },
    sentTo: 'l•••@example.com',
    card: {
      brand: 'Visa',
      type: 'credit',
      instalments: '12',
      authorizationCode: '083921',
      maskedNumber: '************1234',
    },
    ticketPath: `talon/eticket/${token}`,
    calendarPath: `talon/sorteos/${token}`,
  };
  const purchase: Purchase = {
    state: 'paid',
    isPaymentVoided: false,
    seller: { firstName: 'Ana', lastName: 'Pereira', phone: undefined, email: undefined },
    organiser,
    receipt,
  };
  const code = '5d0a6f0c7b1e4a55b1d0f6f5b8a3c2e1';
  return {
    getMyLinks: { request: {}, answer: [link] },
    cancelLink: { request: { token }, answer: undefined },
    replaceLink: { request: { token, buyer, absorbsSurcharge: false }, answer: 'Qm4tV8sL1c' },
    getSoldTicket: {
      request: { ticketId: 4711 },
      answer: { buyer, ticketPath: `talon/eticket/${token}`, validityPath: `talon/validez/${code}` },
    },
    resendSoldTicket: { request: { ticketId: 4711 }, answer: undefined },
    getPurchase: { request: { token }, answer: purchase },
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
  };
}
