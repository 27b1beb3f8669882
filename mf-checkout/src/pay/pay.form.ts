import type { Yup } from '@rifas/shared/contracts';
import {
  askedBuyerFields,
  buyerSettings,
  CARD_TYPES,
  DEPARTMENTS,
  isEmail,
  normalizeEmail,
  requiredBuyerFields,
  texts,
  type Buyer,
  type BuyerField,
  type BuyerQuestions,
  type PaymentLink,
  type Pricing,
} from '@rifas/shared/domain';

/** What the buyer types and chooses. What is not chosen yet is ''. */
export interface PayValues extends Buyer {
  readonly brand: string;
  readonly cardType: string;
  readonly instalments: string;
}

/** The buyer's fields that this deployment asks for. */
export const askedFields = (settings: BuyerQuestions): readonly BuyerField[] =>
  askedBuyerFields('checkout', buyerSettings('checkout', settings));

const DEPARTMENT_NAMES: readonly string[] = DEPARTMENTS;
const CARD_TYPE_NAMES: readonly string[] = CARD_TYPES;

/** The form starts with what the seller knows of the buyer, and the buyer can change it. */
export function initialValues({ buyer }: Pick<PaymentLink, 'buyer'>): PayValues {
  return {
    ...buyer,
    department: DEPARTMENT_NAMES.includes(buyer.department) ? buyer.department : '',
    brand: '',
    cardType: '',
    instalments: '',
  };
}

/** What is required. The odd message for a bad email is the customer's own: docs/rules.md, "Buyer data". */
export function paySchema(y: Yup, settings: BuyerQuestions, { asksCardType }: Pick<Pricing, 'asksCardType'>) {
  const requiredFields = requiredBuyerFields('checkout', buyerSettings('checkout', settings));
  const text = () => y.string().trim().default('');
  const required = () => text().required(texts.completeAllBuyerFields);
  const buyerText = (field: BuyerField) => (requiredFields.includes(field) ? required() : text());
  // A draft may hold the name that an earlier release gave the type.
  const cardType = () =>
    required().test('type', texts.completeAllBuyerFields, (chosen) => CARD_TYPE_NAMES.includes(chosen));
  return y.object({
    firstName: buyerText('firstName'),
    lastName: buyerText('lastName'),
    email: buyerText('email').test('email', texts.invalidCheckoutEmail, (typed) => isEmail(normalizeEmail(typed))),
    phone: buyerText('phone'),
    department: buyerText('department'),
    brand: required(),
    cardType: asksCardType ? cardType() : text(),
    instalments: required(),
  });
}
