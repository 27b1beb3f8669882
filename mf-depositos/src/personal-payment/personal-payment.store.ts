import { createDraftStore } from '@rifas/shared/wizard';
import { storedChoice } from '../common/deposit-choice/chosen-deposit';
import { draftChanges, type DepositDraft } from '../common/wizard/deposit-wizard';
import type { Paid, PaidResult, PaymentStep } from './payment-step';

interface PaymentDraft extends DepositDraft<PaymentStep['name'], PaidResult> {
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
