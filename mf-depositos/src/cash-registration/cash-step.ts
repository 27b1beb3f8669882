import type { ChosenDeposit } from '../common/deposit-choice/chosen-deposit';
import type { FailedResult } from '../common/wizard/deposit-wizard';
import type { Sale } from './sale';

export interface Registered {
  readonly kind: 'success';
  /** The number of tickets or raffles, by the display mode. */
  readonly count: number;
  /** Undefined in a draft of an earlier release. */
  readonly sale?: Sale | undefined;
}
export type CashResult = Registered | FailedResult;

/** The wizard's step. The address requests a step, which is shown only if the draft has what the step needs. */
export type CashStep =
  | { readonly name: 'deposit' }
  | { readonly name: 'buyer' | 'tickets' | 'confirm'; readonly deposit: ChosenDeposit }
  | { readonly name: 'result'; readonly result: CashResult };

export const STEP_NUMBERS: Readonly<Record<CashStep['name'], number>> = {
  deposit: 1,
  buyer: 2,
  tickets: 3,
  confirm: 4,
  result: 5,
};

export interface CashProgress {
  readonly deposit: ChosenDeposit | undefined;
  readonly buyerReady: boolean;
  /** The number of chosen tickets. */
  readonly chosen: number;
  readonly result: CashResult | undefined;
  /** Whether the result has been shown. */
  readonly resultSeen: boolean;
}

/**
 * The step that the address requests, if the draft allows it. A result replaces the step that was confirmed, and any
 * other step that the seller has opened before it arrived.
 */
export function resolveCashStep(asked: number, progress: CashProgress): CashStep {
  const { deposit, buyerReady, chosen, result, resultSeen } = progress;
  if (result && (asked >= STEP_NUMBERS.confirm || !resultSeen)) return { name: 'result', result };
  if (!deposit || !(asked >= STEP_NUMBERS.buyer)) return { name: 'deposit' };
  if (asked < STEP_NUMBERS.tickets || !buyerReady) return { name: 'buyer', deposit };
  if (asked < STEP_NUMBERS.confirm || chosen === 0) return { name: 'tickets', deposit };
  return { name: 'confirm', deposit };
}
