import { useSyncExternalStore } from 'react';
import { montevideoTime, wallTime, type WallTime } from '../domain';

const today = (): WallTime => {
  const now = montevideoTime(new Date());
  return wallTime(now.slice(0, now.indexOf('T'))) ?? now;
};

const LOOK_MS = 60_000;

/** Browsers let the timer of a page rest that nobody sees. */
function eachMinuteOrShown(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * The day in Montevideo, as its midnight. A page that is open over midnight is drawn anew with the next day.
 * @example isDrawOver(ticket, useToday())
 */
export const useToday = (): WallTime => useSyncExternalStore(eachMinuteOrShown, today);
