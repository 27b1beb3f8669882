import { wallTime, type WallTime } from '@rifas/shared/domain';
import { ageInWords, momentInWords } from './when';

const at = (text: string): WallTime => wallTime(text) as WallTime;
const NOW = at('2026-11-22 00:10:00');

test.each([
  ['2026-11-22 00:05:00', 'hoy', 'hoy a las 00:05'],
  ['2026-11-21 23:59:00', 'ayer', 'ayer a las 23:59'],
  ['2026-11-20 09:00:00', 'hace 2 días', 'el viernes 20 de noviembre a las 09:00'],
  ['2025-12-31 09:00:00', 'hace 326 días', 'el miércoles 31 de diciembre de 2025 a las 09:00'],
])('Just after midnight of a Sunday the moment %s is written as %s.', (time, age, moment) => {
  expect(ageInWords(at(time), NOW)).toBe(age);
  expect(momentInWords(at(time), NOW)).toBe(moment);
});

test('A moment in the future, caused by a fast clock, is written as today.', () => {
  expect(ageInWords(at('2026-11-23 08:00:00'), NOW)).toBe('hoy');
});
