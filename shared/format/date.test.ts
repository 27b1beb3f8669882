import { formatDate, formatDateTime } from './date';

test('dd/MM/y and HH:mm:ss dd/MM/y (D8)', () => {
  expect(formatDate({ date: '2024-05-01' })).toBe('01/05/2024');
  expect(formatDate({ date: '2026-11-21 15:04:05.000000' })).toBe('21/11/2026');
  expect(formatDateTime({ date: '2026-01-02 03:04:05.000000' })).toBe('03:04:05 02/01/2026');
});

test.each([null, undefined])('no date (%p) is no text', (date) => {
  expect(formatDate(date)).toBe('');
  expect(formatDateTime(date)).toBe('');
});
