import { wallTime, type WallTime } from '@rifas/shared/domain';

/**
 * The value of a `wallTime` column ('2026-11-21 15:04:05', fraction optional). For the present wall time see
 * `montevideoTime`.
 */
export function storedTime(stored: string): WallTime {
  const time = wallTime(stored);
  if (time === undefined) throw new Error(`Not a wall time: ${stored}`);
  return time;
}
