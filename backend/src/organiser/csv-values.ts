import { parseAmount, type Cents } from '@rifas/shared/domain';

const DAY = /^(?:(\d{1,2})\/(\d{1,2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))(?:[ T](\d{1,2}):(\d{2}))?$/;

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** '15/03/2027', '2027-03-15', with or without ' 20:00', as wall time. @returns undefined for what is no date */
export function parseWhen(typed: string, defaultHour = 0): string | undefined {
  const match = DAY.exec(typed);
  if (!match) return undefined;
  const [day, month, year] = (match[3] ? [match[1], match[2], match[3]] : [match[6], match[5], match[4]]).map(
    Number,
  ) as [number, number, number];
  const [hour, minute] = [Number(match[7] ?? defaultHour), Number(match[8] ?? 0)];
  const check = new Date(Date.UTC(year, month - 1, day));
  const exists = check.getUTCMonth() === month - 1 && check.getUTCDate() === day && hour < 24 && minute < 60;
  return exists
    ? `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hour)}:${twoDigits(minute)}:00`
    : undefined;
}

/** An amount above 0, as people type it. */
export function parsePositive(typed: string): Cents | undefined {
  const amount = parseAmount(typed);
  return amount !== undefined && amount > 0 && amount < 2 ** 31 ? amount : undefined;
}
