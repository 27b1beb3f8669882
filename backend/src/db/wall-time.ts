import type { DateObject } from '@rifas/shared/contracts';
import { MONTEVIDEO, toDateObject } from '@rifas/shared/domain';

/** Writes the value of a `wallTime` column ('2026-11-21 15:04:05', fraction optional) as the API writes dates. */
export function dateObject(stored: string): Required<DateObject> {
  const [seconds = '', fraction = ''] = stored.split('.');
  return { date: `${seconds}.${fraction.padEnd(6, '0')}`, timezone_type: 3, timezone: MONTEVIDEO };
}

/** The wall time of an instant, for a `wallTime` column. */
export const wallTimeOf = (now: Date): string => toDateObject(now).date;
