import { toCents, wallTime, type CardPayment, type UsedPayment, type UsedTicket } from '@rifas/shared/domain';
import { dateOf, depositOf } from '@rifas/shared/testing';

/** A used ticket. The price is in currency units; with `priceCents: undefined` it has none. */
export const usedTicket = ({
  price = 20,
  ...changes
}: Partial<UsedTicket> & { readonly price?: number } = {}): UsedTicket => ({
  id: 10,
  number: '00123',
  draw: '1',
  priceCents: toCents(price),
  buyer: 'Carla',
  drawDate: dateOf('2999-03-15'),
  ...changes,
});

/** A personal payment. The amount is in currency units; with `amountCents: undefined` it has none. */
export const usedPayment = ({
  amount = 15.5,
  ...changes
}: Partial<UsedPayment> & { readonly amount?: number } = {}): UsedPayment => ({
  id: 70,
  amountCents: toCents(amount),
  date: dateOf('2026-06-02'),
  ...changes,
});

export const card: CardPayment = {
  issuer: 'Banco Sur',
  acquirer: 'Geocom',
  authorizationCode: '445566',
  transactionDate: wallTime('2026-05-01 09:08:07'),
  maskedNumber: '4111********1111',
  cardType: 'credit',
  cardTypeText: 'Credito',
  instalments: '03',
};

export const cardDeposit = depositOf({
  id: 9,
  kind: 'card',
  amount: 40,
  tickets: [usedTicket()],
  payments: [usedPayment()],
  card,
});
