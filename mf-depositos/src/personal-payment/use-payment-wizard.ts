import { useEffect } from 'react';
import { paths } from '@rifas/shared/routing';
import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import { amountOf } from './amount.form';
import { resolvePaymentStep, STEP_NUMBERS, type PaymentStep } from './payment-step';
import { followStep, usePaymentDraft } from './personal-payment.store';

export interface PaymentWizard {
  readonly step: PaymentStep;
  readonly go: (to: PaymentStep['name']) => void;
  readonly back: (to: PaymentStep['name']) => void;
}

/** The step from address and draft. */
export function usePaymentWizard(): PaymentWizard {
  const deposit = usePaymentDraft((draft) => draft.deposit);
  const result = usePaymentDraft((draft) => draft.result);
  const amount = usePaymentDraft((draft) => amountOf(draft.amount));
  const step = resolvePaymentStep(useAskedStep(), { deposit, amount, result });
  const { go, back } = useStepHistory(paths.personalPayment, STEP_NUMBERS[step.name]);

  useEffect(() => followStep(step.name), [step.name]);

  return { step, go: (to) => go(STEP_NUMBERS[to]), back: (to) => back(STEP_NUMBERS[to]) };
}
