import { cents, personalPaymentProblem, texts, type Cents } from '@rifas/shared/domain';
import { centsFromText, type FormSchema } from '@rifas/shared/forms';

export interface AmountValues {
  readonly monto: string;
}

/** What was typed, as an amount above 0; undefined when it is none. */
export function amountOf(typed: string | undefined): Cents | undefined {
  const amount = centsFromText(typed);
  return amount === undefined || amount === 0 ? undefined : cents(amount);
}

export const amountSchema =
  (balance: Cents): FormSchema<AmountValues> =>
  (y) =>
    y.object({
      monto: y
        .string()
        .test('amount', texts.enterAmount, (typed) => personalPaymentProblem(amountOf(typed), balance) !== 'missing')
        .test(
          'balance',
          texts.amountOverBalance,
          (typed) => personalPaymentProblem(amountOf(typed), balance) !== 'over-balance',
        ),
    });
