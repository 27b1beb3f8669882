import { paths } from '@rifas/shared/routing';
import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import type { SharedLink } from '../common/share/shared-link';
import { forgetGone, usePaymentLink } from './payment-link.store';

/** Where the wizard is. The address asks for a step; it is given only with what the step needs. */
export type Step =
  { readonly name: 'choose' } | { readonly name: 'buyer' } | { readonly name: 'ready'; readonly link: SharedLink };

const STEP_NUMBERS = { choose: 1, buyer: 2, ready: 3 } as const satisfies Record<Step['name'], number>;

/**
 * The step that the address asks for, as far as the draft allows: no buyer without tickets, no result without a link.
 * A link that has just been made takes the place of the form it was made in.
 */
export function resolveStep(asked: number, draft: { chosen: number; link: SharedLink | undefined }): Step {
  if (draft.link && (asked === STEP_NUMBERS.ready || asked === STEP_NUMBERS.buyer))
    return { name: 'ready', link: draft.link };
  if (asked === STEP_NUMBERS.buyer && draft.chosen > 0) return { name: 'buyer' };
  return { name: 'choose' };
}

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
