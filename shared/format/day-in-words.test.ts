import { wallTime, type WallTime } from '../domain';
import { dayInWords } from './day-in-words';

const written = (day: string): string => dayInWords(wallTime(day) as WallTime, 2026);

test('a day of this year is written as people say it', () =>
  expect(written('2026-11-21')).toBe('sábado 21 de noviembre'));

test('a day of another year is written with its year', () =>
  expect(written('2027-03-01')).toBe('lunes 1 de marzo de 2027'));
