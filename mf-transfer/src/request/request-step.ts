import type { PendingTransfer } from '@rifas/shared/domain';
import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import { viewPath } from '../common/views';
import type { RequestDraft } from './request.store';

export type RequestStep =
  | { readonly name: 'select' }
  | { readonly name: 'confirm'; readonly selected: readonly string[] }
  | { readonly name: 'done'; readonly owners: readonly PendingTransfer[] };

/** The number of each step in the address (`?paso=2`) and in the stepper. */
export const STEP_NUMBER = { select: 1, confirm: 2, done: 3 } as const satisfies Record<RequestStep['name'], number>;

/** The step that the address requests; the first one if the draft does not have what that step needs. */
export function stepAt(asked: number, { selected, owners }: RequestDraft): RequestStep {
  // Once there is a result, the summary's address shows it, so that nothing is requested twice.
  if (owners && (asked === STEP_NUMBER.confirm || asked === STEP_NUMBER.done)) return { name: 'done', owners };
  if (asked === STEP_NUMBER.confirm && selected.length > 0) return { name: 'confirm', selected };
  return { name: 'select' };
}

export function useRequestStep(draft: RequestDraft) {
  const step = stepAt(useAskedStep(), draft);
  const { go, back, replace } = useStepHistory(viewPath('solicitar'), STEP_NUMBER[step.name]);
  return {
    step,
    toConfirm: () => go(STEP_NUMBER.confirm),
    backToSelect: () => back(STEP_NUMBER.select),
    // Replaces the summary in the history: going back must not request the same raffles again.
    toDone: () => replace(STEP_NUMBER.done),
  };
}
