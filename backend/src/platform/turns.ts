import { TooManyRequestsError } from './errors';

/** How many calls of one key are worked on at the same time, and how many more may wait for that. */
export interface TurnLimit {
  readonly atOnce: number;
  readonly waiting: number;
}

export type TurnLimits = Readonly<Record<'seller' | 'address', TurnLimit>>;

/** A handful of database connections serves all callers: no caller holds more of them than this. */
export const TURN_LIMITS: TurnLimits = {
  seller: { atOnce: 2, waiting: 300 },
  address: { atOnce: 6, waiting: 600 },
};

interface Line {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Turns for each key, in memory. A caller who sends a hundred calls at once waits alone: for the others the database
 * and the processor stay free.
 * @example const end = await createTurns({ atOnce: 3, waiting: 300 }).take('seller:7')
 */
export function createTurns({ atOnce, waiting }: TurnLimit) {
  const lines = new Map<string, Line>();
  return {
    /**
     * Waits, in the order of the calls, until fewer calls of the key than allowed are worked on.
     * @returns a function that ends the turn
     * @throws TooManyRequestsError when too many wait already
     */
    async take(key: string): Promise<() => void> {
      const line = lines.get(key) ?? { working: 0, waiting: [] };
      lines.set(key, line);
      let ended = false;
      const end = (): void => {
        if (ended) return;
        ended = true;
        const next = line.waiting.shift();
        // The next call takes this place, so the number stays. It starts after other work that is ready.
        if (next) return void setImmediate(next);
        line.working -= 1;
        if (line.working === 0) lines.delete(key);
      };
      if (line.working < atOnce) {
        line.working += 1;
        return end;
      }
      if (line.waiting.length >= waiting) throw new TooManyRequestsError(1);
      await new Promise<void>((resolve) => line.waiting.push(resolve));
      return end;
    },
  };
}
