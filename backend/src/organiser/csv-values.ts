import { formatWallTime, parseAmount, wallTime, type Cents } from '@rifas/shared/domain';

const twoDigits = (digits: string | number): string => String(digits).padStart(2, '0');

/** Turns a local date, and an hour of one digit, into the order and width of ISO 8601. */
const inIsoOrder = (typed: string): string =>
  typed
    .replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})/, (_all, day: string, month: string, year: string) =>
      [year, twoDigits(month), twoDigits(day)].join('-'),
    )
    .replace(/(?<=[ T])\d(?=:)/, twoDigits);

const WHEN = /^(\d{4}-\d{2}-\d{2})(?:[ T]((?:[01]\d|2[0-3]):\d{2}))?$/;

/**
 * '15/03/2027', '2027-03-15', with or without ' 20:00', as wall time.
 * @returns undefined for text that is not a date
 */
export function parseWhen(typed: string, defaultHour = 0): string | undefined {
  const [, day, clock = `${twoDigits(defaultHour)}:00`] = WHEN.exec(inIsoOrder(typed)) ?? [];
  const time = day && wallTime(`${day} ${clock}`);
  return time && formatWallTime(time, 'yyyy-MM-dd HH:mm:ss');
}

/** Whether a day was typed without its hour. */
export const lacksHour = (typed: string): boolean => !typed.includes(':');

/** An amount above 0, as people type it. */
export function parsePositive(typed: string): Cents | undefined {
  const amount = parseAmount(typed);
  return amount !== undefined && amount > 0 && amount < 2 ** 31 ? amount : undefined;
}
