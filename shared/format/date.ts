import type { DateObject } from '../contracts';
import { parseWallTime } from '../domain';

const two = (n: number): string => String(n).padStart(2, '0');

/** Day, month and year, dd/MM/y: '01/05/2026' (specification 9, D8). The day is Montevideo's wherever it is read; '' for none. */
export function formatDate(date: Pick<DateObject, 'date'> | null | undefined): string {
  if (!date) return '';
  const { year, month, day } = parseWallTime(date);
  return `${two(day)}/${two(month)}/${year}`;
}

/** Card transactions, HH:mm:ss dd/MM/y: '15:04:05 01/05/2026' (specification 9, D8); '' for none. */
export function formatDateTime(date: Pick<DateObject, 'date'> | null | undefined): string {
  if (!date) return '';
  const { hour, minute, second } = parseWallTime(date);
  return `${two(hour)}:${two(minute)}:${two(second)} ${formatDate(date)}`;
}
