import type { Clock } from '../platform/app';

/** What a copy of the backend writes of pages' failures in an hour: below 2 MB, also where every page of a site fails. */
export const STORIES = { anHour: 600, ofAKind: 20 };

const HOUR_MS = 3_600_000;

/** Bounds what is written of what pages report; it is counted all the same. */
export function storyLimit(clock: Clock) {
  let hour = 0;
  let written = 0;
  let left = 0;
  let leftBefore = 0;
  const kinds = new Map<string, number>();
  const turn = () => {
    const now = Math.floor(clock().getTime() / HOUR_MS);
    if (now === hour) return;
    [hour, leftBefore, left, written] = [now, leftBefore + left, 0, 0];
    kinds.clear();
  };
  return {
    /** Whether this one may be written. @param kind stories of one kind tell the same */
    mayWrite: (kind: string): boolean => {
      turn();
      const ofKind = kinds.get(kind) ?? 0;
      if (written >= STORIES.anHour || ofKind >= STORIES.ofAKind) {
        left += 1;
        return false;
      }
      // There are no more kinds than stories.
      kinds.set(kind, ofKind + 1);
      written += 1;
      return true;
    },
    /** How many were left out in the hour that has ended, once. */
    leftOut: (): number => {
      turn();
      const count = leftBefore;
      leftBefore = 0;
      return count;
    },
  };
}
