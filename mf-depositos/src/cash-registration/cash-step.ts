import type { ChosenDeposit } from '../common/deposit-choice/chosen-deposit';
import type { FailedResult } from '../common/wizard/deposit-wizard';
import type { Sale } from './sale';

export interface Registered {
  readonly kind: 'success';
  /** Tickets or raffles, by the display mode. */
  readonly count: number;
  /** A draft of an earlier release has none. */
  readonly sale?: Sale | undefined;
}
export type CashResult = Registered | FailedResult;

/** Where the wizard is. The address asks for a step; it is given only with what the step needs. */
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
  /** How many tickets are chosen. */
  readonly chosen: number;
  readonly result: CashResult | undefined;
  /** It has been on screen. */
  readonly resultSeen: boolean;
}

/**
 * The step that the address asks for, as far as the draft allows. A result takes the place of what was confirmed, and of whatever step the
 * seller has gone to before it came.
 */
export function resolveCashStep(asked: number, progress: CashProgress): CashStep {
  const { deposit, buyerReady, chosen, result, resultSeen } = progress;
  if (result && (asked >= STEP_NUMBERS.confirm || !resultSeen)) return { name: 'result', result };
  if (!deposit || !(asked >= STEP_NUMBERS.buyer)) return { name: 'deposit' };
  if (asked < STEP_NUMBERS.tickets || !buyerReady) return { name: 'buyer', deposit };
  if (asked < STEP_NUMBERS.confirm || chosen === 0) return { name: 'tickets', deposit };
  return { name: 'confirm', deposit };
}
