import type { PendingEntry } from '@rifas/shared/contracts';
import type { RequestDraft } from './request.store';

export type RequestStep =
  | { readonly name: 'select' }
  | { readonly name: 'confirm'; readonly selected: readonly string[] }
  | { readonly name: 'done'; readonly owners: readonly PendingEntry[] };

/** Number of each step in the address (`?paso=2`) and in the row of steps. */
export const STEP_NUMBER = { select: 1, confirm: 2, done: 3 } as const satisfies Record<RequestStep['name'], number>;

/** The step that the address asks for, or the first one where the draft does not hold what that step needs. */
export function stepAt(paso: string | null, { selected, owners }: RequestDraft): RequestStep {
  // The summary's address becomes the result's once there is one: nothing is asked for twice.
  if (owners && (paso === '2' || paso === '3')) return { name: 'done', owners };
  if (paso === '2' && selected.length > 0) return { name: 'confirm', selected };
  return { name: 'select' };
}

/** The search part of a step's address. */
export const stepSearch = (name: RequestStep['name']): string => (name === 'select' ? '' : `?paso=${STEP_NUMBER[name]}`);
