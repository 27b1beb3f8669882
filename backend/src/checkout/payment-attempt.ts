import { fullName } from '@rifas/shared/domain';
import type { paymentAttempts } from '../db/schema';
import type { Charge, GatewayCard, GatewayOrder, PaymentFate } from '../gateway/gateway';
import { buyerOfAttempt } from '../talon/buyer-columns';

/** One try of a buyer to pay a link by card. */
export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** The currency of the charge: the requested one, unless the gateway reported another. */
export const chargedCurrencyOf = ({
  chargedCurrency,
  currency,
}: Pick<AttemptRow, 'chargedCurrency' | 'currency'>): string => chargedCurrency ?? currency;

export const orderOf = (attempt: AttemptRow): GatewayOrder => ({
  reference: attempt.token,
  saleId: attempt.saleId,
  amountCents: attempt.baseCents + attempt.surchargeCents,
  currency: attempt.currency,
  brand: attempt.brand,
  cardType: attempt.cardType,
  instalments: attempt.instalments,
  buyerName: fullName(buyerOfAttempt(attempt)),
  buyerEmail: attempt.buyerEmail,
});

/** What became of an attempt, as reported by a notice or an answer of the gateway. */
export type PaymentOutcome =
  | {
      readonly kind: 'approved';
      readonly charge: Charge | undefined;
      readonly card: GatewayCard;
      /** The gateway itself reports the payment as void, so it buys nothing. */
      readonly isVoid?: boolean;
    }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'voided' };

/** The outcome that the gateway's answer stands for; undefined while there is none. */
export function outcomeOf(fate: PaymentFate): PaymentOutcome | undefined {
  if (fate.state === 'approved') return { kind: 'approved', charge: fate.charge, card: fate.card };
  return fate.state === 'rejected' || fate.state === 'voided' ? { kind: fate.state } : undefined;
}
