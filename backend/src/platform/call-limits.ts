import { TooManyRequestsError } from './errors';

/** How many calls one key may make at once, and how many it gets back each second. */
export interface CallLimit {
  readonly burst: number;
  readonly perSecond: number;
}

export type CallLimits = Readonly<Record<'seller' | 'address', CallLimit>>;

/**
 * A page sends a handful of calls at once, and no seller presses thirty buttons a second. A whole class may share one
 * address.
 */
export const CALL_LIMITS: CallLimits = {
  seller: { burst: 300, perSecond: 30 },
  address: { burst: 1500, perSecond: 150 },
};

// Takes a few megabytes. The key that was quiet longest is dropped first: its level would be zero by then.
const MAX_KEYS = 50_000;

interface Bucket {
  readonly level: number;
  readonly at: number;
}

/**
 * A leaky bucket for each key, in memory: counting a call must cost nothing, and each copy of the backend protects
 * itself. Limits that must be exact, such as guesses of a password, are counted in the database (rate-limit.ts).
 * @param now seconds of a clock that only goes forward
 * @example createCallLimiter({ burst: 300, perSecond: 30 }).take('seller:7')
 */
export function createCallLimiter(
  { burst, perSecond }: CallLimit,
  { now = () => performance.now() / 1000, maxKeys = MAX_KEYS } = {},
) {
  const buckets = new Map<string, Bucket>();
  return {
    /** @throws TooManyRequestsError when the key has no call left */
    take(key: string): void {
      const at = now();
      const { level: before, at: since } = buckets.get(key) ?? { level: 0, at };
      const level = Math.max(0, before - (at - since) * perSecond) + 1;
      if (level > burst) throw new TooManyRequestsError(Math.max(1, Math.ceil((level - burst) / perSecond)));
      // Deleted and added again, so that the first key of the map is the one that was quiet longest.
      buckets.delete(key);
      buckets.set(key, { level, at });
      const [oldest] = buckets.keys();
      if (buckets.size > maxKeys && oldest !== undefined) buckets.delete(oldest);
    },
  };
}
