import { TooManyRequestsError } from './errors';

/** How many calls one key may make at once, and how many it gets back each second. */
export interface CallLimit {
  readonly burst: number;
  readonly perSecond: number;
}

export type CallLimits = Readonly<Record<'seller' | 'address', CallLimit>>;

/**
 * A page asks for a handful of things at once, and nobody presses thirty buttons a second. Behind one address there may be a
 * whole class.
 */
export const CALL_LIMITS: CallLimits = {
  seller: { burst: 300, perSecond: 30 },
  address: { burst: 1500, perSecond: 150 },
};

// A few megabytes. Whoever was quiet longest is forgotten first, and would be at zero by then.
const MAX_KEYS = 50_000;

interface Bucket {
  readonly level: number;
  readonly at: number;
}

/**
 * A bucket for each key that leaks at a steady rate, in memory: counting a call must cost nothing, and each copy of the backend protects
 * itself. What must count exactly, such as guesses of a password, is counted in the database (rate-limit.ts).
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
      // Written again at the end, so that the first key is the one that was quiet longest.
      buckets.delete(key);
      buckets.set(key, { level, at });
      const [oldest] = buckets.keys();
      if (buckets.size > maxKeys && oldest !== undefined) buckets.delete(oldest);
    },
  };
}
