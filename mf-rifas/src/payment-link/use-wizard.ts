import { paths } from '@rifas/shared/routing';
import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import { forgetGone, usePaymentLink } from './payment-link.store';
import { resolveStep, STEP_NUMBERS } from './wizard-step';

/**
 * The step that follows from address and draft. Once the link is made, the address of step 2 shows the result: the browser's
 * back button never shows a form that has been sent.
 */
export function useWizard() {
  const chosen = usePaymentLink((draft) => draft.chosen.length);
  const link = usePaymentLink((draft) => draft.link);
  const step = resolveStep(useAskedStep(), { chosen, link });
  const { go, back } = useStepHistory(paths.paymentLink, STEP_NUMBERS[step.name]);
  return {
    step,
    toBuyer: () => {
      forgetGone();
      go(STEP_NUMBERS.buyer);
    },
    backToChoose: () => back(STEP_NUMBERS.choose),
  };
}
