import { formatWallTime, utcDate, type WallTime } from '../domain';

// Created at the first use, because most pages show no day in words.
let words: Intl.DateTimeFormat | undefined;

/**
 * A day in words: 'sábado 21 de noviembre'. The year is added if it is not `year`.
 * @example dayInWords(wallTime('2026-11-21'), 2026) // 'sábado 21 de noviembre'
 */
export function dayInWords(time: WallTime, year: number): string {
  words ??= new Intl.DateTimeFormat('es-UY', { weekday: 'long', month: 'long', timeZone: 'UTC' });
  const parts = words.formatToParts(utcDate(time));
  // Spanish writes both in lower case, but the browser's data for some countries does not.
  const [weekday, month] = (['weekday', 'month'] as const).map((type) =>
    parts.find((part) => part.type === type)?.value.toLowerCase(),
  );
  const ownYear = Number(formatWallTime(time, 'yyyy'));
  return `${weekday} ${formatWallTime(time, 'd')} de ${month}${ownYear === year ? '' : ` de ${ownYear}`}`;
}
