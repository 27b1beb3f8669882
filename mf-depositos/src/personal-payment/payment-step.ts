import type { Cents } from '@rifas/shared/domain';
import type { ChosenDeposit } from '../common/deposit-choice/chosen-deposit';
import type { FailedResult } from '../common/wizard/deposit-wizard';

/** What was paid, and what the deposit has left. */
export interface Paid {
  readonly amount: Cents;
  readonly remaining: Cents;
}

export interface PaidResult {
  readonly kind: 'success';
  /** A draft of an earlier release has none. */
  readonly paid?: Paid | undefined;
}
export type PaymentResult = PaidResult | FailedResult;

/** Where the wizard is. The address asks for a step; it is given only with what the step needs. */
export type PaymentStep =
  | { readonly name: 'deposit' }
  | { readonly name: 'amount'; readonly deposit: ChosenDeposit }
  | { readonly name: 'confirm'; readonly deposit: ChosenDeposit; readonly amount: Cents }
  | { readonly name: 'result'; readonly result: PaymentResult };

export const STEP_NUMBERS: Readonly<Record<PaymentStep['name'], number>> = {
  deposit: 1,
  amount: 2,
  confirm: 3,
  result: 4,
};

export interface PaymentProgress {
  readonly deposit: ChosenDeposit | undefined;
  /** What was typed, where it is an amount above 0. */
  readonly amount: Cents | undefined;
  readonly result: PaymentResult | undefined;
  /** It has been on screen. */
  readonly resultSeen: boolean;
}

/**
 * The step that the address asks for, as far as the draft allows. A result takes the place of what was confirmed, and of whatever step the
 * seller has gone to before it came.
 */
export function resolvePaymentStep(asked: number, progress: PaymentProgress): PaymentStep {
  const { deposit, amount, result, resultSeen } = progress;
  if (result && (asked >= STEP_NUMBERS.confirm || !resultSeen)) return { name: 'result', result };
  if (!deposit || !(asked >= STEP_NUMBERS.amount)) return { name: 'deposit' };
  if (asked < STEP_NUMBERS.confirm || amount === undefined) return { name: 'amount', deposit };
  return { name: 'confirm', deposit, amount };
}
