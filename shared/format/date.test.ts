import { wallTime } from '../domain';
import { formatDate, formatDateTime } from './date';

test('a day is written as dd/MM/yyyy, and a card transaction as HH:mm:ss dd/MM/yyyy', () => {
  expect(formatDate(wallTime('2024-05-01'))).toBe('01/05/2024');
  expect(formatDate(wallTime('2026-11-21 15:04:05.000000'))).toBe('21/11/2026');
  expect(formatDateTime(wallTime('2026-01-02 03:04:05.000000'))).toBe('03:04:05 02/01/2026');
});

test.each([null, undefined])('a missing date (%p) is written as an empty text', (date) => {
  expect(formatDate(date)).toBe('');
  expect(formatDateTime(date)).toBe('');
});
