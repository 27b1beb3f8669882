import {
  cents,
  type BagEntry,
  type ByKind,
  type Deposit,
  type PendingTransfer,
  type Raffle,
} from '@rifas/shared/domain';
import type { Examples } from './api-contracts';
import { at, BUYER, LINK_EXAMPLES, LINK_TOKEN } from './link-examples';

const SESSION = 'eyJhbGciOiJIUzI1NiJ9.c2VsbGVyIDEy.3pN9s0aQ';
const NONE = undefined;

const raffle: Raffle = [
  {
    id: 4711,
    number: '00123',
    draw: '1',
    state: 'pending',
    stateText: 'Pendiente de Pago',
    priceCents: cents(2000),
    cardType: NONE,
    paymentText: NONE,
    buyer: NONE,
    comment: NONE,
    drawDate: at('2027-03-15 20:00:00'),
  },
  {
    id: 4712,
    number: '00123',
    draw: '2',
    state: 'paid',
    stateText: 'Pago',
    priceCents: cents(2000),
    cardType: 'credit',
    paymentText: 'Credito',
    buyer: 'Lucía Fernández',
    comment: 'Paga a fin de mes',
    drawDate: at('2027-06-15 20:00:00'),
  },
];
const unpaid: Raffle = raffle.slice(0, 1);
const cashDeposit: Deposit = {
  id: 31,
  kind: 'cash',
  amountCents: cents(15000),
  date: at('2026-11-02 00:00:00'),
  tickets: [
    {
      id: 4690,
      number: '00120',
      draw: '1',
      priceCents: cents(2000),
      buyer: 'Eva Paz',
      drawDate: at('2027-03-15 20:00:00'),
    },
  ],
  payments: [{ id: 8, amountCents: cents(5000), date: at('2026-11-03 10:30:00') }],
  incomplete: false,
  card: NONE,
};
const cardDeposit: Deposit = {
  ...cashDeposit,
  id: 32,
  kind: 'card',
  amountCents: cents(2000),
  payments: [],
  card: {
    issuer: 'Banco República',
    acquirer: 'VISANET',
    authorizationCode: '083921',
    transactionDate: at('2026-11-21 15:04:05'),
    maskedNumber: '************1234',
    cardType: 'credit',
    cardTypeText: 'Credito',
    instalments: '1',
  },
};
const bagEntry: BagEntry = {
  number: '00140',
  draws: ['1', '2'],
  owner: { id: 12, name: 'Ana Pereira', lastName: 'Pereira' },
};
const pending: PendingTransfer = {
  counterpart: { name: 'Bruno Silva', email: 'bruno@example.com', phone: '098 765 432' },
  raffles: [{ number: '00140', draws: ['1', '2'] }],
};
const kinds = (credit: number, debit: number, cash: number): ByKind => ({
  credit: cents(credit),
  debit: cents(debit),
  cash: cents(cash),
});
const done = undefined;
const image = new Blob(['an image'], { type: 'image/png' });

/** An example of each call, in domain terms; its contract converts it for the wire. */
export const EXAMPLES: Examples = {
  login: {
    request: { email: 'ana@example.com', password: 'Rifas2026!' },
    answer: { token: SESSION, newUser: false, message: NONE },
  },
  firstLogin: {
    request: { email: 'nueva@example.com', password: 'Rifas2027!' },
    answer: 'Contraseña creada correctamente.',
  },
  requestResetLink: { request: { email: 'ana@example.com' }, answer: 'Te enviamos un mail.' },
  verifyResetLink: { request: { token: 'b7Qw' }, answer: done },
  resetPassword: { request: { token: 'b7Qw', password: 'Rifas2027!' }, answer: 'Contraseña cambiada correctamente.' },
  validateSession: { request: {}, answer: { token: SESSION } },
  getPassenger: {
    request: { token: SESSION },
    answer: { firstName: 'Ana', lastName: 'Pereira', passengerId: 12 },
  },
  getItinerary: {
    request: {},
    answer: {
      name: 'Europa 2027',
      priceCents: cents(320000),
      totals: {
        depositedCents: cents(150000),
        registeredCents: cents(120000),
        collectedCents: cents(142000),
        collectedLastWeekCents: cents(22000),
        deposited: kinds(20000, 10000, 120000),
        registered: kinds(20000, 10000, 90000),
        collected: kinds(20000, 10000, 112000),
        personalPayments: kinds(0, 0, 22000),
        rafflesRegistered: kinds(20000, 10000, 90000),
        rafflesCollected: kinds(20000, 10000, 90000),
      },
    },
  },
  getExtraCosts: { request: {}, answer: [{ label: 'Seguro', amountCents: cents(12000) }] },
  getRaffles: { request: {}, answer: [raffle] },
  getDetailedRaffles: { request: {}, answer: [raffle] },
  saveComment: { request: { number: '00123', comment: 'Paga a fin de mes' }, answer: done },
  getLiveLinks: {
    request: {},
    answer: [
      {
        ticketId: 4711,
        token: LINK_TOKEN,
        buyer: 'Lucía Fernández',
        state: 'opened',
        createdAt: at('2026-11-20 18:30:00'),
      },
    ],
  },
  generateLink: { request: { buyer: BUYER, ticketIds: [4711, 4713], absorbsSurcharge: false }, answer: LINK_TOKEN },
  registerTickets: { request: { buyer: BUYER, ticketIds: [4711, 4713], depositId: 31 }, answer: done },
  deletePayment: { request: { ticketId: 4690 }, answer: done },
  createPersonalPayment: { request: { amountCents: cents(5050), depositId: 31 }, answer: done },
  deletePersonalPayment: { request: { paymentId: 8 }, answer: done },
  validateLink: {
    request: { token: LINK_TOKEN },
    answer: {
      saleId: 900,
      passengerId: 12,
      absorbsSurcharge: false,
      buyer: BUYER,
      seller: { firstName: 'Ana', lastName: 'Pereira' },
      raffles: [unpaid],
    },
  },
  echoTest: { request: { token: LINK_TOKEN }, answer: done },
  initPayment: {
    request: {
      token: LINK_TOKEN,
      amountCents: cents(2000),
      buyer: BUYER,
      saleId: 900,
      currency: '840',
      absorbsSurcharge: false,
      instalments: '01',
      brand: 'Visa',
      cardType: undefined,
    },
    answer: { token: 'gw-5f0c9a' },
  },
  ...LINK_EXAMPLES,
  resendTicket: { request: { token: LINK_TOKEN }, answer: done },
  getDepositsToUse: { request: {}, answer: [cashDeposit] },
  getBankDeposits: { request: {}, answer: [cashDeposit] },
  getCardDeposits: { request: {}, answer: [cardDeposit] },
  getTransferableRaffles: { request: {}, answer: [bagEntry] },
  getBag: { request: {}, answer: [bagEntry] },
  getOwnBag: { request: {}, answer: [bagEntry] },
  getPendingDelivery: { request: {}, answer: [pending] },
  getPendingReception: { request: {}, answer: [pending] },
  putInBag: { request: { numbers: ['00123', '00124'] }, answer: done },
  removeFromBag: { request: { number: '00123' }, answer: done },
  requestRaffles: { request: { numbers: ['00140'] }, answer: [pending] },
  transferDirectly: { request: { numbers: ['00123'], email: 'bruno@example.com' }, answer: done },
  confirmReception: { request: { numbers: ['00140'] }, answer: done },
  uploadImage: { request: { image }, answer: { url: '/upload-image/5f0c9a.png' } },
  uploadAirportImage: { request: { image }, answer: { url: '/upload-image/mvd.png' } },
};
