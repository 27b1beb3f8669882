import { formatWallTime, utcDate, type WallTime } from '../domain';

// Made at the first use, because most pages name no day.
let words: Intl.DateTimeFormat | undefined;

/**
 * A day as people say it: 'sábado 21 de noviembre', with its year where that is not `year`.
 * @example dayInWords(wallTime('2026-11-21'), 2026) // 'sábado 21 de noviembre'
 */
export function dayInWords(time: WallTime, year: number): string {
  words ??= new Intl.DateTimeFormat('es-UY', { weekday: 'long', month: 'long', timeZone: 'UTC' });
  const parts = words.formatToParts(utcDate(time));
  // Spanish writes both small; the browser's data of a country may not.
  const [weekday, month] = (['weekday', 'month'] as const).map((type) =>
    parts.find((part) => part.type === type)?.value.toLowerCase(),
  );
  const ownYear = Number(formatWallTime(time, 'yyyy'));
  return `${weekday} ${formatWallTime(time, 'd')} de ${month}${ownYear === year ? '' : ` de ${ownYear}`}`;
}
