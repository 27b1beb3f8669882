import { useSyncExternalStore } from 'react';
import { montevideoTime, wallTime, type WallTime } from '../domain';

const today = (): WallTime => {
  const now = montevideoTime(new Date());
  return wallTime(now.slice(0, now.indexOf('T'))) ?? now;
};

function whenShown(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * The day in Montevideo, as its midnight. A page that was left open is drawn anew with the day on which somebody comes back to it.
 * @example isDrawOver(ticket, useToday())
 */
export const useToday = (): WallTime => useSyncExternalStore(whenShown, today);
