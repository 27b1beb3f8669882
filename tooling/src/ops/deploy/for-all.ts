import { without } from '../../lib/without';
import type { Canary, State } from '../../store/states/state';

export const withoutCanary = (state: State): State => without(state, 'canary');

/** The state that gives the canary to all visitors. */
export const forAll = (state: State, canary: Canary): State => ({
  ...withoutCanary(state),
  ...without(canary, 'percent'),
});

/**
 * What a state decided about one of its compositions, as a decision for all visitors; undefined where the composition
 * is a preview's, or none of this state.
 */
export function decidedFor(state: State, composition: number): State | undefined {
  if (state.composition === composition) return state;
  return state.canary?.composition === composition ? forAll(state, state.canary) : undefined;
}
