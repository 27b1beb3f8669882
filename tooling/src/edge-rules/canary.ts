import type { CanaryShare } from '../store/sites/composition';

/**
 * Remembers a visitor's group while a canary lives, and says nothing of the visitor: a number below 100 that many share, after the
 * composition it was drawn for. docker/nginx/run.sh says the same in its own words.
 */
export const CANARY_COOKIE = 'rifas_canary';
export const CANARY_AGE_SECONDS = 2_592_000;
export const DRAWS = 100;

interface Group {
  /** Whether the visitor gets the canary. */
  readonly isCanary: boolean;
  /** What the browser has to remember, or to forget; undefined where it knows already. */
  readonly setCookie?: string;
}

const attributes = (seconds: number, secure: boolean): string =>
  `; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

const valueIn = (cookies: string | undefined): string | undefined =>
  new RegExp(`(?:^|; ?)${CANARY_COOKIE}=([^;]*)`).exec(cookies ?? '')?.[1];

interface Visit {
  /** The header as the browser sent it. */
  readonly cookies: string | undefined;
  readonly secure: boolean;
  /** A number from 0 to 99, for a visitor without one. */
  readonly draw: () => number;
}

/**
 * The group of a visitor. Whoever has a number keeps it: where the canary grows, those in it stay in it.
 * @example groupOf({ number: 7, percent: 5 }, { cookies: 'rifas_canary=7-4', secure: false, draw: () => 99 }).isCanary // true
 */
export function groupOf(canary: CanaryShare | undefined, { cookies, secure, draw }: Visit): Group {
  const value = valueIn(cookies);
  if (!canary)
    return value === undefined || value === ''
      ? { isCanary: false }
      : { isCanary: false, setCookie: `${CANARY_COOKIE}=${attributes(0, secure)}` };
  const kept = new RegExp(`^${canary.number}-(\\d{1,2})$`).exec(value ?? '')?.[1];
  if (kept !== undefined) return { isCanary: Number(kept) < canary.percent };
  const drawn = draw();
  return {
    isCanary: drawn < canary.percent,
    setCookie: `${CANARY_COOKIE}=${canary.number}-${drawn}${attributes(CANARY_AGE_SECONDS, secure)}`,
  };
}
