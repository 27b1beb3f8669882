import type { CallLimit } from './call-limits';
import type { FairCallsOptions } from './fair-calls';
import type { TurnLimit } from './turns';

/** The most calls that a page sends at once while it opens. */
const PAGE_CALLS = 8;
/** Several pages opened within a moment, or one page that is reloaded again and again. */
const PAGES_AT_ONCE = 4;

/**
 * One process's part of a limit, rounded up. A part too small for a visitor is raised to what a visitor needs, but
 * never above the limit.
 */
const part = (limit: number, processes: number, needed: number): number =>
  Math.min(limit, Math.max(Math.ceil(limit / processes), needed));

/**
 * The limits of one of several processes. Each counts on its own, so that all together allow what one process would,
 * plus the rounding. A visitor whose connections all end in the same process gets only its part, which still opens a
 * page every second.
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
