import { parseAmount, personalPaymentProblem, texts, type Cents } from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';

export interface AmountValues {
  /** As typed. */
  readonly amount: string;
}

/** What was typed, as an amount above 0; undefined when it is none. */
export const amountOf = (typed = ''): Cents | undefined => parseAmount(typed) || undefined;

export const amountSchema =
  (balance: Cents): FormSchema<AmountValues> =>
  (y) =>
    y.object({
      amount: y
        .string()
        .test('amount', texts.enterAmount, (typed) => personalPaymentProblem(amountOf(typed), balance) !== 'missing')
        .test(
          'balance',
          texts.amountOverBalance,
          (typed) => personalPaymentProblem(amountOf(typed), balance) !== 'over-balance',
        ),
    });
