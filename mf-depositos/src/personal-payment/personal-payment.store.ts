import type { Cents } from '@rifas/shared/domain';
import { createDraftStore } from '@rifas/shared/wizard';
import { storedChoice } from '../common/deposit-choice/chosen-deposit';
import { draftChanges, type DepositDraft, type FailedResult } from '../common/wizard/deposit-wizard';

export const PAYMENT_STEPS = ['deposit', 'amount', 'confirm', 'result'] as const;

/** The amount paid, and the remaining balance of the deposit. */
export interface Paid {
  readonly amount: Cents;
  readonly remaining: Cents;
}

interface PaidResult {
  readonly kind: 'success';
  /** Undefined in a draft of an earlier release. */
  readonly paid?: Paid | undefined;
}
export type PaymentResult = PaidResult | FailedResult;

interface PaymentDraft extends DepositDraft<(typeof PAYMENT_STEPS)[number], PaidResult> {
  /** The text as typed. */
  readonly amount: string;
}

const EMPTY: PaymentDraft = { at: 'deposit', deposit: undefined, amount: '', result: undefined };

const { useDraft, change, reset } = createDraftStore('rifas.personal-payment', EMPTY, {
  read: ({ deposit }) => ({ deposit: storedChoice(deposit) }),
});

export { useDraft as usePaymentDraft, reset as resetPaymentDraft };

export const {
  chooseDeposit,
  keepForAnotherDeposit,
  followStep,
  fail: failPayment,
  retry: retryPayment,
} = draftChanges(useDraft.getState, change, 'amount', () => change({ amount: '' }));

export const keepAmount = ({ amount }: { readonly amount: string }): void => change({ amount });

/** The payment is registered: the chosen and typed values are no longer needed. */
export const finishPayment = (paid: Paid): void =>
  change({ ...EMPTY, at: useDraft.getState().at, result: { kind: 'success', paid } });
