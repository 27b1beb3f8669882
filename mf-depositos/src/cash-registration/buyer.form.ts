import type { Settings } from '@rifas/shared/deployment';
import {
  askedBuyerFields,
  buyerSettings,
  isEmail,
  missingBuyerFields,
  normalizeEmail,
  requiredBuyerFields,
  texts,
  type Buyer,
  type BuyerField,
} from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';

/** The fields this deployment asks for, in order. */
export const askedFields = (settings: Settings): BuyerField[] =>
  askedBuyerFields('cash', buyerSettings('cash', settings));

/** Those of them that must not be empty: all but the department. */
export const requiredFields = (settings: Settings): BuyerField[] =>
  requiredBuyerFields('cash', buyerSettings('cash', settings));

// An empty email is told as a missing field only.
const emailOrEmpty = (typed: string | undefined): boolean => !typed?.trim() || isEmail(normalizeEmail(typed));

export const buyerSchema =
  (settings: Settings): FormSchema<Buyer> =>
  (y) => {
    const filled = () => y.string().trim().required(texts.completeAllBuyerFields);
    const rules = requiredFields(settings).map((field) => {
      const rule = field === 'email' ? filled().test('email', texts.invalidEmail, emailOrEmpty) : filled();
      return [field, rule] as const;
    });
    return y.object(Object.fromEntries(rules));
  };

/** Whether the form would let these values pass: what step 3 needs. */
export const isBuyerReady = (values: Buyer, settings: Settings): boolean =>
  missingBuyerFields('cash', buyerSettings('cash', settings), values).length === 0 &&
  (!askedFields(settings).includes('email') || emailOrEmpty(values.email));

/** What is sent: trimmed, and empty where the deployment does not ask. */
export function buyerToSend(values: Buyer, settings: Settings): Buyer {
  const asked = askedFields(settings);
  const sent = (field: BuyerField): string => (asked.includes(field) ? values[field].trim() : '');
  return {
    firstName: sent('firstName'),
    lastName: sent('lastName'),
    email: normalizeEmail(sent('email')),
    phone: sent('phone'),
    department: sent('department'),
  };
}
