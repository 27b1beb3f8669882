import { tzOffset } from '@date-fns/tz/tzOffset';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMinutes, compareAsc, differenceInCalendarDays, isValid, lightFormat, parseISO } from 'date-fns';

/**
 * The time on a wall clock in Montevideo, to the second: '2026-11-21T15:04:05'. It is independent of the device's time
 * zone. Only `wallTime` and `montevideoTime` make it.
 */
export type WallTime = string & { readonly __clock: 'Montevideo' };

const MONTEVIDEO = 'America/Montevideo';

const FORMAT = "yyyy-MM-dd'T'HH:mm:ss";
const MIDNIGHT = 'T00:00:00';
// Only after a time: the '-21' of a date alone is not a zone. Java adds the zone's name in brackets.
const WITH_ZONE = /^(.*[T ].*?)\s*(?:(Z|UTC|GMT)|([+-]\d{2}(?::?\d{2})?))(?:\[[\w/+-]+\])?$/i;
const BEGINS_WITH_DAY = /^\d{4}-\d{2}-\d{2}/;

// The small class, because the complete one builds three Intl formats when it is loaded. They delay the first page, and
// nothing here uses them.
const utc = (value: Date | number | string): Date => new UTCDateMini(+new Date(value));
// Wall times are handled as UTC, which has no clock changes. In the device's zone, the very hour might not exist.
const asDate = (time: string): Date => parseISO(time, { in: utc });

const NANOSECONDS_PER_MINUTE = 6e10;
/** The parts of the Temporal API of newer browsers that are used here. */
interface Calendar {
  readonly Instant: {
    readonly fromEpochMilliseconds: (milliseconds: number) => {
      readonly toZonedDateTimeISO: (zone: string) => { readonly offsetNanoseconds: number };
    };
  };
}

/**
 * The offset of Montevideo from UTC, in minutes (negative). Temporal comes first: Intl reads its data at its first use,
 * and a page on a slow phone would wait for that.
 */
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
  // A day that was stored as its midnight stays that day, whatever its zone.
  if (zone === undefined || time.endsWith(MIDNIGHT)) return time as WallTime;
  const instant = parseISO(`${time}${zone}`);
  return isValid(instant) ? (lightFormat(montevideoClock(instant), FORMAT) as WallTime) : undefined;
}

// A cache: the tickets of a list share a few draw dates.
const known = new Map<string, WallTime | undefined>();
const KNOWN_LIMIT = 5000;

/**
 * Reads a date of the API: 'YYYY-MM-DD', optionally with a time after a blank or a 'T', optionally with a fraction. A
 * time with a zone ('Z', '+02:00') is converted to the clock in Montevideo, but a midnight keeps its written day.
 * @returns undefined for a text that is not a date
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
 * The time in Montevideo at an instant, whatever the device's zone.
 * @example montevideoTime(new Date('2026-05-01T02:59:59Z')) // '2026-04-30T23:59:59'
 */
export const montevideoTime = (now: Date): WallTime => lightFormat(montevideoClock(now), FORMAT) as WallTime;

/**
 * Formats a wall time with the tokens of date-fns' `lightFormat`.
 * @example formatWallTime(wallTime('2026-11-21'), 'dd/MM/yyyy') // '21/11/2026'
 */
export const formatWallTime = (time: WallTime, format: string): string => lightFormat(asDate(time), format);

/**
 * A wall time as a `Date` that shows it in UTC, for functions that format only dates.
 * @example new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }).format(utcDate(wallTime('2026-11-21')))
 */
export const utcDate = (time: WallTime): Date => asDate(time);

/**
 * Compares two wall times for `sort`: negative, 0 or positive, earlier first. A missing date comes last.
 * @example compareWallTimes(wallTime('2026-01-02'), wallTime('2026-01-01')) // 1
 */
export function compareWallTimes(a: WallTime | undefined, b: WallTime | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compareAsc(asDate(a), asDate(b));
}

/**
 * The number of calendar days from `from` to `to`: from an evening to the next morning it is 1. Negative if `to` is
 * earlier.
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
