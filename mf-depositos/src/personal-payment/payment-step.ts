import type { Cents } from '@rifas/shared/domain';
import type { ChosenDeposit } from '../common/deposit-choice/chosen-deposit';
import type { FailedResult } from '../common/wizard/deposit-wizard';

/** The amount paid, and the remaining balance of the deposit. */
export interface Paid {
  readonly amount: Cents;
  readonly remaining: Cents;
}

export interface PaidResult {
  readonly kind: 'success';
  /** Undefined in a draft of an earlier release. */
  readonly paid?: Paid | undefined;
}
export type PaymentResult = PaidResult | FailedResult;

/** The wizard's step. The address requests a step, which is shown only if the draft has what the step needs. */
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
  /** The typed amount, if it is above 0. */
  readonly amount: Cents | undefined;
  readonly result: PaymentResult | undefined;
  /** Whether the result has been shown. */
  readonly resultSeen: boolean;
}

/**
 * The step that the address requests, if the draft allows it. A result replaces the step that was confirmed, and any
 * other step that the seller has opened before it arrived.
 */
export function resolvePaymentStep(asked: number, progress: PaymentProgress): PaymentStep {
  const { deposit, amount, result, resultSeen } = progress;
  if (result && (asked >= STEP_NUMBERS.confirm || !resultSeen)) return { name: 'result', result };
  if (!deposit || !(asked >= STEP_NUMBERS.amount)) return { name: 'deposit' };
  if (asked < STEP_NUMBERS.confirm || amount === undefined) return { name: 'amount', deposit };
  return { name: 'confirm', deposit, amount };
}
