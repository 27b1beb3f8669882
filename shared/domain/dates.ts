import type { DateObject } from '../contracts';

/** A day of the calendar; month 1 to 12. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** What a clock on a wall in Montevideo shows; it belongs to no time zone of the device (D23). */
export interface WallTime extends CalendarDay {
  hour: number;
  minute: number;
  second: number;
}

export const MONTEVIDEO = 'America/Montevideo';

const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?/;

/**
 * Reads 'YYYY-MM-DD HH:mm:ss.ffffff', or the date alone (then midnight), digit by digit (D23).
 * @throws RangeError for any other text; the contracts let none in
 */
export function parseWallTime({ date }: Pick<DateObject, 'date'>): WallTime {
  const match = WALL_TIME.exec(date);
  if (!match) throw new RangeError(`Not a date: ${date}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  return { year, month, day, hour, minute, second };
}

const compareDays = (a: CalendarDay, b: CalendarDay): number => a.year - b.year || a.month - b.month || a.day - b.day;

/** Negative, 0 or positive, as `sort` wants it: the earlier first, to the second. */
export function compareWallDates(a: Pick<DateObject, 'date'>, b: Pick<DateObject, 'date'>): number {
  const [x, y] = [parseWallTime(a), parseWallTime(b)];
  return compareDays(x, y) || x.hour - y.hour || x.minute - y.minute || x.second - y.second;
}

/** Whether the date falls on a later day than `today`; later on the same day does not count (D12). */
export const isAfterDay = (date: Pick<DateObject, 'date'>, today: CalendarDay): boolean =>
  compareDays(parseWallTime(date), today) > 0;

/** What the wall clock in Montevideo shows at an instant, wherever the device is. */
export function montevideoTime(now: Date): WallTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: MONTEVIDEO,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now);
  const of = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  };
}

/** The day in Montevideo at an instant (D12). */
export function montevideoToday(now: Date): CalendarDay {
  const { year, month, day } = montevideoTime(now);
  return { year, month, day };
}

const padded = (n: number, length = 2): string => String(n).padStart(length, '0');

/** An instant as the API writes dates (api.md, DateObject). */
export function toDateObject(now: Date): Required<DateObject> {
  const { year, month, day, hour, minute, second } = montevideoTime(now);
  const date = `${padded(year, 4)}-${padded(month)}-${padded(day)} ${padded(hour)}:${padded(minute)}:${padded(second)}.000000`;
  return { date, timezone_type: 3, timezone: MONTEVIDEO };
}
