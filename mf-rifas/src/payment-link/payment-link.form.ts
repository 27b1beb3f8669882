import type { Settings } from '@rifas/shared/deployment';
import {
  askedBuyerFields,
  buyerSettings,
  isEmail,
  NO_BUYER,
  normalizeEmail,
  requiredBuyerFields,
  texts,
  type Buyer,
  type BuyerField,
} from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';

/** What the buyer form holds. */
export interface BuyerFormValues extends Buyer {
  /** The seller pays the card's surcharge. */
  readonly absorbsSurcharge: boolean;
}

export const EMPTY_BUYER: BuyerFormValues = { ...NO_BUYER, absorbsSurcharge: false };

/** The fields that this deployment asks, in order. */
export const askedFields = (settings: Settings): BuyerField[] =>
  askedBuyerFields('payment-link', buyerSettings('payment-link', settings));

/** The asked fields that must not be empty. */
export const requiredFields = (settings: Settings): BuyerField[] =>
  requiredBuyerFields('payment-link', buyerSettings('payment-link', settings));

export const buyerSchema =
  (settings: Settings): FormSchema<BuyerFormValues> =>
  (y) => {
    const filled = () => y.string().trim().required(texts.completeAllBuyerFields);
    const fields = requiredFields(settings).map((field) => [field, filled()] as const);
    // An empty email is reported as a missing field only.
    const email = filled().test('email', texts.invalidEmail, (typed) => !typed || isEmail(normalizeEmail(typed)));
    return y.object({ ...Object.fromEntries(fields), email });
  };
