import { useEffect } from 'react';
import { paths } from '@rifas/shared/routing';
import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import type { SharedLink } from '../common/share/shared-link';
import { forgetGone, noteLinkSeen, usePaymentLink } from './payment-link.store';

/** The wizard's step. The address requests a step, which is shown only if the draft has what the step needs. */
export type Step =
  { readonly name: 'choose' } | { readonly name: 'buyer' } | { readonly name: 'ready'; readonly link: SharedLink };

interface Progress {
  /** The number of chosen tickets. */
  readonly chosen: number;
  readonly link: SharedLink | undefined;
  readonly linkSeen: boolean;
}

const STEP_NUMBERS = { choose: 1, buyer: 2, ready: 3 } as const satisfies Record<Step['name'], number>;

/**
 * The step that the address requests, if the draft allows it: the buyer step needs tickets, the result needs a link. A
 * new link replaces the form that made it, and any other step that the seller has opened before it arrived.
 */
export function resolveStep(asked: number, { chosen, link, linkSeen }: Progress): Step {
  if (link && (!linkSeen || asked === STEP_NUMBERS.ready || asked === STEP_NUMBERS.buyer))
    return { name: 'ready', link };
  if (asked === STEP_NUMBERS.buyer && chosen > 0) return { name: 'buyer' };
  return { name: 'choose' };
}

/**
 * The step from address and draft. Once the link is made, the address of step 2 shows the result, so that the browser's
 * back button never shows a form that was sent already.
 */
export function useWizard() {
  const chosen = usePaymentLink((draft) => draft.chosen.length);
  const link = usePaymentLink((draft) => draft.link);
  const linkSeen = usePaymentLink((draft) => draft.linkSeen);
  const asked = useAskedStep();
  const step = resolveStep(asked, { chosen, link, linkSeen });
  const { go, back } = useStepHistory(paths.paymentLink, STEP_NUMBERS[step.name]);
  // Noted only when the address is that of the result. Otherwise the step in the old address would replace the result.
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
