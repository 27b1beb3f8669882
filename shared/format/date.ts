import { formatWallTime, type WallTime } from '../domain';

/**
 * Day, month and year: '01/05/2026'. Always the day in Montevideo, whatever the reader's zone; '' for no date.
 * @example formatDate(wallTime('2026-05-01 15:04:05')) // '01/05/2026'
 */
export const formatDate = (time: WallTime | null | undefined): string =>
  time ? formatWallTime(time, 'dd/MM/yyyy') : '';

/**
 * Time and date in the form of card transactions: '15:04:05 01/05/2026'; '' for no date.
 * @example formatDateTime(wallTime('2026-05-01 15:04:05')) // '15:04:05 01/05/2026'
 */
export const formatDateTime = (time: WallTime | null | undefined): string =>
  time ? formatWallTime(time, 'HH:mm:ss dd/MM/yyyy') : '';
