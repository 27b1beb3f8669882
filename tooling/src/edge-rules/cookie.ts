import { LONGEST_SECONDS } from '../lib/duration';

/** A preview's longest life; the edge deletes the cookie of an ended one. docker/nginx/run.sh calls it `age`. */
export const COOKIE_AGE_SECONDS = LONGEST_SECONDS;

/** The parts of a request that an edge needs for cookies. */
export interface CookieVisit {
  /** The header as the browser sent it. */
  readonly cookies: string | undefined;
  readonly secure: boolean;
}

/** A cookie's value; empty where the browser sent none. */
export const cookieIn = (cookies: string | undefined, name: string): string =>
  new RegExp(`(?:^|; ?)${name}=([^;]*)`).exec(cookies ?? '')?.[1] ?? '';

/** Makes the browser remember a value; an empty one makes it forget. */
export const setCookie = (name: string, value: string, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : COOKIE_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
