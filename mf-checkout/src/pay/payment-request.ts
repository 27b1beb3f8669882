import type { PaymentRequest } from '@rifas/shared/contracts';
import type { PaymentLink, Pricing } from '@rifas/shared/domain';
import { tidyBuyer } from '@rifas/shared/selling';
import { chargeOf, choiceOf } from './card-choice';
import type { PayValues } from './pay.form';

export interface PaymentScope {
  readonly token: string;
  readonly link: PaymentLink;
  readonly pricing: Pricing;
  /** ISO 4217, numeric. */
  readonly currency: string;
}

/**
 * The request of init-payment, made of values that passed the form's schema.
 * @throws Error when brand, instalments or a required type are missing; the schema accepts none of these
 */
export function paymentRequest({ token, link, pricing, currency }: PaymentScope, values: PayValues): PaymentRequest {
  const choice = choiceOf(values, pricing);
  const charge = chargeOf(link, choice, pricing);
  if (!choice.brand || !choice.instalments || !charge) throw new Error('The card choice is incomplete');
  return {
    token,
    amountCents: charge.total,
    // Fields that the form does not show are included too: the seller may have filled them in.
    buyer: tidyBuyer(values),
    saleId: link.saleId,
    currency,
    absorbsSurcharge: link.absorbsSurcharge,
    instalments: choice.instalments,
    brand: choice.brand,
    cardType: choice.type,
  };
}
