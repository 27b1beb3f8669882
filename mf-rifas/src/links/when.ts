import { daysBetween, formatWallTime, type WallTime } from '@rifas/shared/domain';
import { dayInWords } from '@rifas/shared/format';

const dayOf = (time: WallTime, now: WallTime): string => {
  const days = daysBetween(time, now);
  if (days === 0) return 'hoy';
  if (days === 1) return 'ayer';
  return `el ${dayInWords(time, Number(formatWallTime(now, 'yyyy')))}`;
};

/** A moment in words: 'hoy a las 15:04', 'ayer a las 15:04', 'el viernes 20 de noviembre a las 15:04'. */
export const momentInWords = (time: WallTime, now: WallTime): string =>
  `${dayOf(time, now)} a las ${formatWallTime(time, 'HH:mm')}`;

/** The age in words: 'hoy', 'ayer', 'hace 3 días'. A future time counts as today. */
export function ageInWords(time: WallTime, now: WallTime): string {
  const days = daysBetween(time, now);
  if (days <= 0) return 'hoy';
  return days === 1 ? 'ayer' : `hace ${days} días`;
}
