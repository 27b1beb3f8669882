import { compareWallTimes, type WallTime } from '@rifas/shared/domain';

interface Dated {
  readonly date: WallTime | undefined;
}

const byDate = (a: Dated, b: Dated): number =>
  a.date === undefined || b.date === undefined ? compareWallTimes(a.date, b.date) : compareWallTimes(b.date, a.date);

/** A sorted copy, newest first. Entries without a date come last. */
export const newestFirst = <T extends Dated>(entries: readonly T[]): T[] => [...entries].sort(byDate);
