import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import { viewPath } from '../common/views';
import { STEP_NUMBER, stepAt, type RequestStep } from './request-step';
import type { RequestDraft } from './request.store';

interface RequestSteps {
  readonly step: RequestStep;
  readonly toConfirm: () => void;
  readonly backToSelect: () => void;
  readonly toDone: () => void;
}

/** The step by address and draft. */
export function useRequestStep(draft: RequestDraft): RequestSteps {
  const step = stepAt(useAskedStep(), draft);
  const { go, back, replace } = useStepHistory(viewPath('solicitar'), STEP_NUMBER[step.name]);
  return {
    step,
    toConfirm: () => go(STEP_NUMBER.confirm),
    backToSelect: () => back(STEP_NUMBER.select),
    // In place of the summary: going back must not ask for the same raffles again.
    toDone: () => replace(STEP_NUMBER.done),
  };
}
