import { useEffect } from 'react';
import { paths } from '@rifas/shared/routing';
import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import type { SharedLink } from '../common/share/shared-link';
import { forgetGone, noteLinkSeen, usePaymentLink } from './payment-link.store';

/** Where the wizard is. The address asks for a step; it is given only with what the step needs. */
export type Step =
  { readonly name: 'choose' } | { readonly name: 'buyer' } | { readonly name: 'ready'; readonly link: SharedLink };

interface Progress {
  /** How many tickets are chosen. */
  readonly chosen: number;
  readonly link: SharedLink | undefined;
  readonly linkSeen: boolean;
}

const STEP_NUMBERS = { choose: 1, buyer: 2, ready: 3 } as const satisfies Record<Step['name'], number>;

/**
 * The step that the address asks for, as far as the draft allows: no buyer without tickets, no result without a link.
 * A link that has just been made takes the place of the form it was made in, and of whatever step the seller has gone to before it came.
 */
export function resolveStep(asked: number, { chosen, link, linkSeen }: Progress): Step {
  if (link && (!linkSeen || asked === STEP_NUMBERS.ready || asked === STEP_NUMBERS.buyer))
    return { name: 'ready', link };
  if (asked === STEP_NUMBERS.buyer && chosen > 0) return { name: 'buyer' };
  return { name: 'choose' };
}

/**
 * The step that follows from address and draft. Once the link is made, the address of step 2 shows the result: the browser's
 * back button never shows a form that has been sent.
 */
export function useWizard() {
  const chosen = usePaymentLink((draft) => draft.chosen.length);
  const link = usePaymentLink((draft) => draft.link);
  const linkSeen = usePaymentLink((draft) => draft.linkSeen);
  const asked = useAskedStep();
  const step = resolveStep(asked, { chosen, link, linkSeen });
  const { go, back } = useStepHistory(paths.paymentLink, STEP_NUMBERS[step.name]);
  // Not before the address is its own: it would give way to the step that the address still asks for.
  const isSeen = step.name === 'ready' && asked === STEP_NUMBERS.ready;
  useEffect(() => {
    if (isSeen) noteLinkSeen();
  }, [isSeen]);
  return {
    step,
    toBuyer: () => {
      forgetGone();
      go(STEP_NUMBERS.buyer);
    },
    backToChoose: () => back(STEP_NUMBERS.choose),
  };
}
