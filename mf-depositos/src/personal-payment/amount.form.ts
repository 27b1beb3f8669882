import { parseAmount, personalPaymentProblem, texts, type Cents } from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';
import { personalTexts } from '../common/texts';

export interface AmountValues {
  /** The text as typed. */
  readonly amount: string;
}

/** An amount that is copied from a page of the site begins with the symbol. */
function withoutSymbol(typed: string, symbol: string): string {
  const text = typed.trim();
  return text.startsWith(symbol) ? text.slice(symbol.length) : text;
}

/** The typed amount if it is above 0; undefined otherwise. The deployment's currency symbol may stand before it. */
export const amountOf = (typed = '', symbol: string): Cents | undefined =>
  parseAmount(withoutSymbol(typed, symbol)) || undefined;

// A number with too many digits to be counted in cents exceeds any balance.
const BEYOND_ANY_BALANCE = /^\s*[1-9][\d\s]{13,}(?:[.,]\d{1,2})?\s*$/;

/**
 * The error for a text that is not an amount. If it looks like a number, such as 10,555, the error explains how to
 * write amounts.
 */
const missing = (text: string): string => {
  if (BEYOND_ANY_BALANCE.test(text)) return texts.amountOverBalance;
  return /^[\d\s.,]+$/.test(text) && /[1-9]/.test(text) ? personalTexts.unreadable : texts.enterAmount;
};

export function amountSchema(balance: Cents, symbol: string): FormSchema<AmountValues> {
  const problemOf = (typed: string | undefined) => personalPaymentProblem(amountOf(typed, symbol), balance);
  return (y) =>
    y.object({
      amount: y
        .string()
        .test(
          'amount',
          ({ value = '' }: { readonly value?: string }) => missing(withoutSymbol(value, symbol)),
          (typed) => problemOf(typed) !== 'missing',
        )
        .test('balance', texts.amountOverBalance, (typed) => problemOf(typed) !== 'over-balance'),
    });
}
