import { dateOf } from '@rifas/shared/testing';
import { dayInWords } from './dates';

test('a day is written as people say it', () =>
  expect(dayInWords(dateOf('2026-11-21'), 2026)).toBe('sábado 21 de noviembre'));

test('a day of another year has its year', () =>
  expect(dayInWords(dateOf('2027-03-01'), 2026)).toBe('lunes 1 de marzo de 2027'));
