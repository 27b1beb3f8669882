import { useSyncExternalStore } from 'react';
import { montevideoTime, wallTime, type WallTime } from '../domain';

const today = (): WallTime => {
  const now = montevideoTime(new Date());
  return wallTime(now.slice(0, now.indexOf('T'))) ?? now;
};

const LOOK_MS = 60_000;

/** Browsers may stop the timer of a hidden page, so becoming visible counts too. */
function eachMinuteOrShown(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * Today in Montevideo, as its midnight. A page that is open over midnight renders again with the new day.
 * @example isDrawOver(ticket, useToday())
 */
export const useToday = (): WallTime => useSyncExternalStore(eachMinuteOrShown, today);
