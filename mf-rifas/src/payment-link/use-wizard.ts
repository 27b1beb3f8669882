import { paths, useLocation, useNavigate, useSearchParams } from '@rifas/shared/routing';
import { useEffect } from 'react';
import { forgetGone, usePaymentLink } from './payment-link.store';
import { resolveStep, searchOf, type Step, type StepName } from './wizard-step';

interface Wizard {
  readonly step: Step;
  readonly toBuyer: () => void;
  readonly backToChoose: () => void;
}

const addressOf = (step: StepName) => `${paths.paymentLink}${searchOf(step)}`;

/** The step from address and draft, with one history entry a step, so that the browser's back and forward work. */
export function useWizard(): Wizard {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const chosen = usePaymentLink((draft) => draft.chosen.length);
  const link = usePaymentLink((draft) => draft.link);
  const paso = search.get('paso');
  const step = resolveStep(paso, { chosen, link });

  // An address that the draft cannot honour (a bookmark, a selection that has gone) becomes the step that is shown; so
  // does step 2 once its link is made, and from the result one never goes back to a form that has been sent.
  const honest = searchOf(step.name);
  useEffect(() => {
    if (paso !== new URLSearchParams(honest).get('paso')) void navigate(`${paths.paymentLink}${honest}`, { replace: true });
  }, [paso, honest, navigate]);

  const cameFromChoose = (state as { fromChoose?: boolean } | null)?.fromChoose === true;
  return {
    step,
    toBuyer: () => {
      forgetGone();
      void navigate(addressOf('buyer'), { state: { fromChoose: true } });
    },
    backToChoose: () => {
      // The way the browser's own button takes, so that both leave the same history.
      if (cameFromChoose) void navigate(-1);
      else void navigate(addressOf('choose'), { replace: true });
    },
  };
}
