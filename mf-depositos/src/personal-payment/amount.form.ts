import { parseAmount, personalPaymentProblem, texts, type Cents } from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';
import { personalTexts } from '../common/texts';

export interface AmountValues {
  /** As typed. */
  readonly amount: string;
}

/** What was typed, as an amount above 0; undefined when it is none. */
export const amountOf = (typed = ''): Cents | undefined => parseAmount(typed) || undefined;

// More digits than can be counted in cents are more than any deposit holds.
const BEYOND_ANY_BALANCE = /^\s*[1-9][\d\s]{13,}(?:[.,]\d{1,2})?\s*$/;

/** Figures that are no amount all the same, such as 10,555: who typed them needs to know how to write it. */
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
