import type { CallLimit } from './call-limits';
import type { FairCallsOptions } from './fair-calls';
import type { TurnLimit } from './turns';

/** What a page asks for at once while it opens, at most. */
const PAGE_CALLS = 8;
/** Pages that are opened in one breath, or a page that is loaded again and again. */
const PAGES_AT_ONCE = 4;

/** A part of a limit, rounded up. Where that is too little for a visitor, as much as a visitor needs, but never more than the limit. */
const part = (limit: number, processes: number, needed: number): number =>
  Math.min(limit, Math.max(Math.ceil(limit / processes), needed));

/**
 * What one of several processes may let a caller do. Each counts by itself, so that all together allow what one process alone would, and
 * the rounding. A visitor whose connections all end in the same process gets its part only, which still opens a page every second.
 * @example shareOfLimits({ calls: CALL_LIMITS, turns: TURN_LIMITS }, 4).turns.seller // { atOnce: 1, waiting: 75 }
 */
export function shareOfLimits({ calls, turns }: FairCallsOptions, processes: number): FairCallsOptions {
  const ofCalls = ({ burst, perSecond }: CallLimit): CallLimit => ({
    burst: part(burst, processes, PAGES_AT_ONCE * PAGE_CALLS),
    perSecond: part(perSecond, processes, PAGE_CALLS),
  });
  const ofTurns = ({ atOnce, waiting }: TurnLimit): TurnLimit => ({
    atOnce: part(atOnce, processes, 1),
    waiting: part(waiting, processes, PAGES_AT_ONCE * PAGE_CALLS),
  });
  return {
    calls: { seller: ofCalls(calls.seller), address: ofCalls(calls.address) },
    turns: { seller: ofTurns(turns.seller), address: ofTurns(turns.address) },
  };
}
