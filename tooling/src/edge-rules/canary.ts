import type { CanaryShare } from '../store/sites/composition';
import { cookieIn, setCookie, type CookieVisit } from './cookie';

/**
 * Remembers a visitor's group while a canary lives, without identifying the visitor: the composition that the draw was
 * for, and a number below 100 that many visitors share. docker/nginx/run.sh implements the same.
 */
export const CANARY_COOKIE = 'rifas_canary';
export const DRAWS = 100;

interface Group {
  /** Whether the visitor gets the canary. */
  readonly isCanary: boolean;
  /** The cookie that the browser must store or delete; undefined where nothing changes. */
  readonly setCookie?: string;
}

interface Visit extends CookieVisit {
  /** Returns a number from 0 to 99, for a visitor without one. */
  readonly draw: () => number;
}

/**
 * The group of a visitor. A visitor keeps the drawn number, so visitors in a canary stay in it while it grows.
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
