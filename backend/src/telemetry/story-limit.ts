import type { Clock } from '../platform/app';

/** How many failures of pages a copy of the backend logs in an hour: below 2 MB, even if every page of a site fails. */
export const STORIES = { anHour: 600, ofAKind: 20 };

const HOUR_MS = 3_600_000;

/** Limits how many reports of pages are logged; the counters still count all of them. */
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
    /** Whether this report may be logged. @param kind reports of one kind have the same content */
    mayWrite: (kind: string): boolean => {
      turn();
      const ofKind = kinds.get(kind) ?? 0;
      if (written >= STORIES.anHour || ofKind >= STORIES.ofAKind) {
        left += 1;
        return false;
      }
      // There are never more kinds than logged reports.
      kinds.set(kind, ofKind + 1);
      written += 1;
      return true;
    },
    /** How many reports were left out in the previous hour. Later calls in the same hour return 0. */
    leftOut: (): number => {
      turn();
      const count = leftBefore;
      leftBefore = 0;
      return count;
    },
  };
}
