import { paths } from '@rifas/shared/routing';
import { useAskedStep } from '@rifas/shared/wizard';
import { useNamedSteps } from '../common/wizard/deposit-wizard';
import { amountOf } from './amount.form';
import { resolvePaymentStep, STEP_NUMBERS } from './payment-step';
import { followStep, usePaymentDraft } from './personal-payment.store';

/** The step from address and draft. */
export function usePaymentWizard() {
  const deposit = usePaymentDraft((draft) => draft.deposit);
  const result = usePaymentDraft((draft) => draft.result);
  const resultSeen = usePaymentDraft((draft) => draft.at === 'result');
  const amount = usePaymentDraft((draft) => amountOf(draft.amount));
  const step = resolvePaymentStep(useAskedStep(), { deposit, amount, result, resultSeen });
  return { step, ...useNamedSteps(paths.personalPayment, STEP_NUMBERS, step.name, followStep) };
}
