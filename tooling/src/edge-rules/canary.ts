import type { CanaryShare } from '../store/sites/composition';
import { cookieIn, setCookie, type CookieVisit } from './cookie';

/**
 * Remembers a visitor's group while a canary lives, and says nothing of the visitor: a number below 100 that many share, after the
 * composition it was drawn for. docker/nginx/run.sh says the same in its own words.
 */
export const CANARY_COOKIE = 'rifas_canary';
export const DRAWS = 100;

interface Group {
  /** Whether the visitor gets the canary. */
  readonly isCanary: boolean;
  /** What the browser has to remember, or to forget; undefined where it knows already. */
  readonly setCookie?: string;
}

interface Visit extends CookieVisit {
  /** A number from 0 to 99, for a visitor without one. */
  readonly draw: () => number;
}

/**
 * The group of a visitor. Whoever has a number keeps it: where the canary grows, those in it stay in it.
 * @example groupOf({ number: 7, percent: 5 }, { cookies: 'rifas_canary=7-4', secure: false, draw: () => 99 }).isCanary // true
 */
export function groupOf(canary: CanaryShare | undefined, { cookies, secure, draw }: Visit): Group {
  const value = cookieIn(cookies, CANARY_COOKIE);
  if (!canary) return { isCanary: false, ...(value !== '' && { setCookie: setCookie(CANARY_COOKIE, '', secure) }) };
  const kept = new RegExp(`^${canary.number}-(\\d{1,2})$`).exec(value)?.[1];
  if (kept !== undefined) return { isCanary: Number(kept) < canary.percent };
  const drawn = draw();
  return {
    isCanary: drawn < canary.percent,
    setCookie: setCookie(CANARY_COOKIE, `${canary.number}-${drawn}`, secure),
  };
}
