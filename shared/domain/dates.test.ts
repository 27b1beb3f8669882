import { compareWallDates, isAfterDay, montevideoToday, parseWallTime, toDateObject } from './dates';

test.each([
  ['2026-11-21 15:04:05.000000', { year: 2026, month: 11, day: 21, hour: 15, minute: 4, second: 5 }],
  ['2026-11-21 15:04:05', { year: 2026, month: 11, day: 21, hour: 15, minute: 4, second: 5 }],
  ['2024-05-01', { year: 2024, month: 5, day: 1, hour: 0, minute: 0, second: 0 }],
])('%s is read digit by digit', (date, expected) => expect(parseWallTime({ date })).toEqual(expected));

test.each(['', '21/11/2026', '2026-1-1'])('%j is refused', (date) =>
  expect(() => parseWallTime({ date })).toThrow(RangeError),
);

test('dates sort to the second', () => {
  const inOrder = [
    '2025-12-31 23:59:59',
    '2026-01-01',
    '2026-01-01 00:00:01',
    '2026-01-01 00:01:00',
    '2026-01-01 01:00:00',
    '2026-02-01',
    '2026-10-01',
  ];
  const sorted = inOrder
    .map((date) => ({ date }))
    .reverse()
    .sort(compareWallDates);
  expect(sorted.map(({ date }) => date)).toEqual(inOrder);
});

test.each([
  ['2026-05-10 23:59:59', false],
  ['2026-05-11 00:00:00', true],
  ['2026-04-30', false],
  ['2026-06-01', true],
  ['2025-12-31', false],
  ['2027-01-01', true],
])('%s is after 10/05/2026: %p', (date, expected) =>
  expect(isAfterDay({ date }, { year: 2026, month: 5, day: 10 })).toBe(expected),
);

test.each([
  ['2026-05-01T02:59:59Z', '2026-04-30 23:59:59.000000'],
  ['2026-05-01T03:00:00Z', '2026-05-01 00:00:00.000000'],
  ['2026-01-01T01:00:00Z', '2025-12-31 22:00:00.000000'],
  // Uruguay had daylight saving time until 2015.
  ['2014-01-01T02:00:00Z', '2014-01-01 00:00:00.000000'],
])('at %s the wall in Montevideo shows %s', (instant, date) => {
  expect(toDateObject(new Date(instant))).toEqual({ date, timezone_type: 3, timezone: 'America/Montevideo' });
  const { year, month, day } = parseWallTime({ date });
  expect(montevideoToday(new Date(instant))).toEqual({ year, month, day });
});
