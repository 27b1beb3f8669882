import { depositOf } from '../testing';
import type { Deposit } from './deposit';
import { toCents } from './money';

/** A deposit and what it was used for, all in currency units. */
export const depositUsedFor = (
  amount: number,
  prices: readonly number[],
  payments: readonly number[],
  kind: Deposit['kind'] = 'cash',
): Deposit =>
  depositOf({
    amount,
    kind,
    tickets: prices.map((price, id) => ({ id, number: '1', priceCents: toCents(price) })),
    payments: payments.map((paid, id) => ({ id, amountCents: toCents(paid), date: undefined })),
  });
