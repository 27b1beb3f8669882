import { createDraftStore } from '@rifas/shared/wizard';
import {
  choiceOf,
  storedChoice,
  type ChosenDeposit,
  type PayingDeposit,
} from '../common/deposit-choice/chosen-deposit';
import type { Failure } from '../common/wizard/failure';
import type { Paid, PaymentResult, PaymentStep } from './payment-step';

interface PaymentDraft {
  /** The step that was last on screen. */
  readonly at: PaymentStep['name'];
  readonly deposit: ChosenDeposit | undefined;
  /** As typed. */
  readonly amount: string;
  readonly result: PaymentResult | undefined;
}

const EMPTY: PaymentDraft = { at: 'deposit', deposit: undefined, amount: '', result: undefined };

const { useDraft, change, reset } = createDraftStore('rifas.personal-payment', EMPTY, {
  read: ({ deposit }) => ({ deposit: storedChoice(deposit) }),
});

export { useDraft as usePaymentDraft, reset as resetPaymentDraft };

export const chooseDeposit = (deposit: PayingDeposit): void => change({ deposit: choiceOf(deposit) });

export const keepAmount = ({ amount }: { readonly amount: string }): void => change({ amount });

/** The wizard shows another step: going back from step 2 resets the amount, leaving a result forgets it. */
export function followStep(name: PaymentStep['name']): void {
  const { at } = useDraft.getState();
  if (at === name) return;
  change({
    at: name,
    ...(at === 'amount' && name === 'deposit' && { amount: '' }),
    ...(at === 'result' && { result: undefined }),
  });
}

/** The chosen deposit can't pay any more: on the way to another one nothing is reset. */
export const keepForAnotherDeposit = (): void => change({ at: 'deposit' });

/** Paid: what was chosen and typed for it has served. */
export const finishPayment = (paid: Paid): void =>
  change({ ...EMPTY, at: 'result', result: { kind: 'success', paid } });

/** Not paid: everything is kept for another try. */
export const failPayment = (failure: Failure): void => change({ at: 'result', result: { kind: 'failure', failure } });

export const retryPayment = (): void => change({ result: undefined });
