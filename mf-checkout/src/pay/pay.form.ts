import type { Yup } from '@rifas/shared/contracts';
import {
  CARD_TYPES,
  DEPARTMENTS,
  texts,
  type Buyer,
  type BuyerQuestions,
  type PaymentLink,
  type Pricing,
} from '@rifas/shared/domain';
import { buyerRules } from '@rifas/shared/selling';

/** The values that the buyer types and chooses. A choice that is not made yet is ''. */
export interface PayValues extends Buyer {
  readonly brand: string;
  readonly cardType: string;
  readonly instalments: string;
}

const DEPARTMENT_NAMES: readonly string[] = DEPARTMENTS;
const CARD_TYPE_NAMES: readonly string[] = CARD_TYPES;

/** The form starts with the seller's data about the buyer, and the buyer can change it. */
export function initialValues({ buyer }: Pick<PaymentLink, 'buyer'>): PayValues {
  return {
    ...buyer,
    department: DEPARTMENT_NAMES.includes(buyer.department) ? buyer.department : '',
    brand: '',
    cardType: '',
    instalments: '',
  };
}

/** The required fields. The customer wants the odd message for an invalid email: docs/rules.md, "Buyer data". */
export function paySchema(y: Yup, settings: BuyerQuestions, { asksCardType }: Pick<Pricing, 'asksCardType'>) {
  const required = () => y.string().trim().required(texts.completeAllBuyerFields);
  // A draft may hold the name of a type from an earlier release.
  const cardType = () =>
    required().test('type', texts.completeAllBuyerFields, (chosen) => CARD_TYPE_NAMES.includes(chosen));
  return y.object({
    ...buyerRules('checkout', settings).schemaParts(y),
    brand: required(),
    ...(asksCardType && { cardType: cardType() }),
    instalments: required(),
  });
}
