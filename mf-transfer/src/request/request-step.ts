import type { PendingTransfer } from '@rifas/shared/domain';
import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import { viewPath } from '../common/views';
import type { RequestDraft } from './request.store';

export type RequestStep =
  | { readonly name: 'select' }
  | { readonly name: 'confirm'; readonly selected: readonly string[] }
  | { readonly name: 'done'; readonly owners: readonly PendingTransfer[] };

/** Number of each step in the address (`?paso=2`) and in the row of steps. */
export const STEP_NUMBER = { select: 1, confirm: 2, done: 3 } as const satisfies Record<RequestStep['name'], number>;

/** The step that the address asks for, or the first one where the draft does not hold what that step needs. */
export function stepAt(asked: number, { selected, owners }: RequestDraft): RequestStep {
  // The summary's address becomes the result's once there is one: nothing is asked for twice.
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
    // In place of the summary: going back must not ask for the same raffles again.
    toDone: () => replace(STEP_NUMBER.done),
  };
}
