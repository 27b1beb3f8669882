import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import { viewPath } from '../common/views';
import { STEP_NUMBER, stepAt } from './request-step';
import type { RequestDraft } from './request.store';

/** The step by address and draft. */
export function useRequestStep(draft: RequestDraft) {
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
