import { cents, type Cents } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import type { Config } from '../platform/config';

/** The values that all parts of the demo share while it is loaded. */
export interface DemoContext {
  readonly tx: Db;
  readonly config: Config;
  readonly now: Date;
  readonly ticketPrice: Cents;
}

const DAY_MS = 24 * 3600 * 1000;
// Afternoon in Montevideo, so that no rounding changes the day.
const AFTERNOON_UTC = 18;
/** 20:00 in Montevideo. */
const DRAW_UTC = 23;

/** An instant some days from now; each number of days has a different minute. */
export function daysFrom(now: Date, days: number): Date {
  const day = new Date(now.getTime() + days * DAY_MS);
  day.setUTCHours(AFTERNOON_UTC, (Math.abs(days) * 7) % 60, (Math.abs(days) * 13) % 60, 0);
  return day;
}

/** The evening of a draw. */
export function drawTime(now: Date, days: number): Date {
  const day = daysFrom(now, days);
  day.setUTCHours(DRAW_UTC, 0, 0, 0);
  return day;
}

export const times = (price: Cents, count: number): Cents => cents(price * count);
