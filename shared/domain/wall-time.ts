import { tzOffset } from '@date-fns/tz/tzOffset';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMinutes, compareAsc, differenceInCalendarDays, isValid, lightFormat, parseISO } from 'date-fns';

/**
 * What a clock on a wall in Montevideo shows, to the second: '2026-11-21T15:04:05'. It belongs to no time zone of the
 * device. Made by `wallTime` and `montevideoTime` only.
 */
export type WallTime = string & { readonly __clock: 'Montevideo' };

const MONTEVIDEO = 'America/Montevideo';

const FORMAT = "yyyy-MM-dd'T'HH:mm:ss";
const MIDNIGHT = 'T00:00:00';
// Behind a time only: the '-21' of a date alone is no zone.
const WITH_ZONE = /^(.*[T ].*?)\s*(?:(Z|UTC|GMT)|([+-]\d{2}(?::?\d{2})?))$/i;
const BEGINS_WITH_DAY = /^\d{4}-\d{2}-\d{2}/;

// The complete class makes three formats of Intl when it is loaded, before a page can be drawn, for texts that nobody reads here.
const utc = (value: Date | number | string): Date => new UTCDateMini(+new Date(value));
// Wall times are handled as if they were UTC, which has no clock changes: a device's zone may skip the very hour.
const asDate = (time: string): Date => parseISO(time, { in: utc });

const NANOSECONDS_PER_MINUTE = 6e10;
/** What is used of the calendar that newer browsers have. */
interface Calendar {
  readonly Instant: {
    readonly fromEpochMilliseconds: (milliseconds: number) => {
      readonly toZonedDateTimeISO: (zone: string) => { readonly offsetNanoseconds: number };
    };
  };
}

/** Minutes of the clock in Montevideo before that in UTC. Intl reads its data at its first use, which a page on a slow phone would wait for. */
function offsetAt(instant: Date): number {
  const { Temporal: calendar } = globalThis as { readonly Temporal?: Calendar };
  if (!calendar) return tzOffset(MONTEVIDEO, instant);
  const local = calendar.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(MONTEVIDEO);
  return local.offsetNanoseconds / NANOSECONDS_PER_MINUTE;
}

/** The clock in Montevideo at an instant, on a date in UTC. */
const montevideoClock = (instant: Date): Date => utc(addMinutes(instant, offsetAt(instant)));

function read(text: string): WallTime | undefined {
  const [, local, utcName, zone = utcName && 'Z'] = WITH_ZONE.exec(text.trim()) ?? [];
  const digits = (local ?? text).trim();
  const wall = asDate(digits);
  if (!BEGINS_WITH_DAY.test(digits) || !isValid(wall)) return undefined;
  const time = lightFormat(wall, FORMAT);
  // A day that was stored as its midnight stays that day, whatever zone it was written in.
  if (zone === undefined || time.endsWith(MIDNIGHT)) return time as WallTime;
  const instant = parseISO(`${time}${zone}`);
  return isValid(instant) ? (lightFormat(montevideoClock(instant), FORMAT) as WallTime) : undefined;
}

// The tickets of a list share a handful of draw dates.
const known = new Map<string, WallTime | undefined>();
const KNOWN_LIMIT = 5000;

/**
 * Reads a date of the API: 'YYYY-MM-DD', with or without a time after a blank or a 'T', with or without a fraction. A time
 * with a zone ('Z', '+02:00') is that instant on the clock in Montevideo; midnight stays the day that is written.
 * @returns undefined for a text that is no date
 * @example wallTime('2026-11-21 15:04:05.000000') // '2026-11-21T15:04:05'
 */
export function wallTime(text: string): WallTime | undefined {
  if (known.has(text)) return known.get(text);
  if (known.size > KNOWN_LIMIT) known.clear();
  const time = read(text);
  known.set(text, time);
  return time;
}

/**
 * What the clock in Montevideo shows at an instant, wherever the device is.
 * @example montevideoTime(new Date('2026-05-01T02:59:59Z')) // '2026-04-30T23:59:59'
 */
export const montevideoTime = (now: Date): WallTime => lightFormat(montevideoClock(now), FORMAT) as WallTime;

/**
 * A wall time in another form, by the tokens of date-fns' `lightFormat`.
 * @example formatWallTime(wallTime('2026-11-21'), 'dd/MM/yyyy') // '21/11/2026'
 */
export const formatWallTime = (time: WallTime, format: string): string => lightFormat(asDate(time), format);

/**
 * A wall time as a date that shows it in UTC, for what formats dates only.
 * @example new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }).format(utcDate(wallTime('2026-11-21')))
 */
export const utcDate = (time: WallTime): Date => asDate(time);

/**
 * Negative, 0 or positive, as `sort` wants it: the earlier first; what has no date comes last.
 * @example compareWallTimes(wallTime('2026-01-02'), wallTime('2026-01-01')) // 1
 */
export function compareWallTimes(a: WallTime | undefined, b: WallTime | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compareAsc(asDate(a), asDate(b));
}

/**
 * How many days `to` is after `from`, by the calendar: from an evening to the next morning it is 1; negative where `to` is earlier.
 * @example daysBetween(wallTime('2026-11-20 23:00:00'), wallTime('2026-11-21 08:00:00')) // 1
 */
export const daysBetween = (from: WallTime, to: WallTime): number => differenceInCalendarDays(asDate(to), asDate(from));

/**
 * Whether `time` falls on a later day than `today`; later on the same day does not count.
 * @example isAfterDay(wallTime('2026-11-21 23:00:00'), wallTime('2026-11-21 08:00:00')) // false
 */
export const isAfterDay = (time: WallTime, today: WallTime): boolean => daysBetween(today, time) > 0;

/**
 * Whether `time` falls on an earlier day than `today`.
 * @example isBeforeDay(wallTime('2026-11-20'), wallTime('2026-11-21')) // true
 */
export const isBeforeDay = (time: WallTime, today: WallTime): boolean => isAfterDay(today, time);
