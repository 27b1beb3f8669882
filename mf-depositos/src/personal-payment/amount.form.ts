import { parseAmount, personalPaymentProblem, texts, type Cents } from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';
import { personalTexts } from '../common/texts';

export interface AmountValues {
  /** The text as typed. */
  readonly amount: string;
}

/** The typed amount if it is above 0; undefined otherwise. */
export const amountOf = (typed = ''): Cents | undefined => parseAmount(typed) || undefined;

// A number with too many digits to be counted in cents exceeds any balance.
const BEYOND_ANY_BALANCE = /^\s*[1-9][\d\s]{13,}(?:[.,]\d{1,2})?\s*$/;

/**
 * The error for a text that is not an amount. If it looks like a number, such as 10,555, the error explains how to
 * write amounts.
 */
const missing = ({ value = '' }: { readonly value?: string }): string => {
  if (BEYOND_ANY_BALANCE.test(value)) return texts.amountOverBalance;
  return /^[\d\s.,]+$/.test(value) && /[1-9]/.test(value) ? personalTexts.unreadable : texts.enterAmount;
};

export const amountSchema =
  (balance: Cents): FormSchema<AmountValues> =>
  (y) =>
    y.object({
      amount: y
        .string()
        .test('amount', missing, (typed) => personalPaymentProblem(amountOf(typed), balance) !== 'missing')
        .test(
          'balance',
          texts.amountOverBalance,
          (typed) => personalPaymentProblem(amountOf(typed), balance) !== 'over-balance',
        ),
    });
