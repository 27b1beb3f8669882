import { formatWallTime, type WallTime } from '../domain';

/**
 * Day, month and year: '01/05/2026'. The day is Montevideo's wherever it is read; '' for none.
 * @example formatDate(wallTime('2026-05-01 15:04:05')) // '01/05/2026'
 */
export const formatDate = (time: WallTime | null | undefined): string =>
  time ? formatWallTime(time, 'dd/MM/yyyy') : '';

/**
 * As card transactions are shown: '15:04:05 01/05/2026'; '' for none.
 * @example formatDateTime(wallTime('2026-05-01 15:04:05')) // '15:04:05 01/05/2026'
 */
export const formatDateTime = (time: WallTime | null | undefined): string =>
  time ? formatWallTime(time, 'HH:mm:ss dd/MM/yyyy') : '';
