import {
  compareWallTimes,
  daysBetween,
  formatWallTime,
  isAfterDay,
  isBeforeDay,
  montevideoTime,
  utcDate,
  wallTime,
  type WallTime,
} from './wall-time';

const at = (text: string): WallTime => wallTime(text) as WallTime;

test.each([
  ['2026-11-21 15:04:05.000000', '2026-11-21T15:04:05'],
  ['2026-11-21 15:04:05', '2026-11-21T15:04:05'],
  ['2026-11-21T15:04:05', '2026-11-21T15:04:05'],
  ['2026-11-21T15:04:05.123', '2026-11-21T15:04:05'],
  ['2026-11-21 15:04', '2026-11-21T15:04:00'],
  ['2024-05-01', '2024-05-01T00:00:00'],
  [' 2024-05-01 ', '2024-05-01T00:00:00'],
])('%j is read as what the clock shows', (text, expected) => expect(wallTime(text)).toBe(expected));

test.each([
  ['2026-11-21T15:04:05Z', '2026-11-21T12:04:05'],
  ['2026-11-21T15:04:05-03:00', '2026-11-21T15:04:05'],
  ['2026-11-21 15:04:05+00', '2026-11-21T12:04:05'],
  ['2026-11-21T01:00:00+00:00', '2026-11-20T22:00:00'],
])('%s names an instant: the clock in Montevideo shows %s', (text, expected) => expect(wallTime(text)).toBe(expected));

test.each(['2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00+02:00'])(
  '%s is a day that was stored as its midnight: it stays that day',
  (text) => expect(wallTime(text)).toBe('2026-11-21T00:00:00'),
);

test.each(['', '21/11/2026', '2026', '2026-1-1', '2026-13-01', '2026-02-30', '0000-00-00 00:00:00', 'mañana'])(
  '%j is no date',
  (text) => expect(wallTime(text)).toBeUndefined(),
);

test('times sort to the second, and what has no date comes last', () => {
  const inOrder = [
    '2025-12-31T23:59:59',
    '2026-01-01T00:00:00',
    '2026-01-01T00:00:01',
    '2026-01-01T00:01:00',
    '2026-01-01T01:00:00',
    '2026-02-01T00:00:00',
    '2026-10-01T00:00:00',
  ].map(at);
  expect([undefined, ...[...inOrder].reverse()].sort(compareWallTimes)).toEqual([...inOrder, undefined]);
  expect(
    [...[...inOrder].reverse(), undefined].map((time) => ({ time })).sort((a, b) => compareWallTimes(a.time, b.time)),
  ).toEqual([...inOrder, undefined].map((time) => ({ time })));
});

test.each([
  ['2026-05-10 23:59:59', false, false],
  ['2026-05-10 00:00:00', false, false],
  ['2026-05-11 00:00:00', true, false],
  ['2026-04-30', false, true],
  ['2026-06-01', true, false],
  ['2025-12-31', false, true],
  ['2027-01-01', true, false],
])('%s against a noon of 10/05/2026: after %p, before %p', (text, after, before) => {
  expect(isAfterDay(at(text), at('2026-05-10 12:00:00'))).toBe(after);
  expect(isBeforeDay(at(text), at('2026-05-10 12:00:00'))).toBe(before);
});

test.each([
  ['2026-11-20 23:59:59', '2026-11-21 00:00:00', 1],
  ['2026-11-21 00:00:00', '2026-11-21 23:59:59', 0],
  ['2026-11-21', '2026-11-18', -3],
  // A year over the hours that Uruguay's clocks have skipped and shown twice.
  ['2014-01-01', '2015-01-01', 365],
])('From %s to %s the calendar counts %i days.', (from, to, days) => expect(daysBetween(at(from), at(to))).toBe(days));

test('A wall time as a date shows the same in UTC, wherever the device is.', () => {
  expect(utcDate(at('2026-11-21 15:04:05')).getTime()).toBe(Date.UTC(2026, 10, 21, 15, 4, 5));
});

test.each([
  ['2026-05-01T02:59:59Z', '2026-04-30T23:59:59'],
  ['2026-05-01T03:00:00Z', '2026-05-01T00:00:00'],
  ['2026-01-01T01:00:00Z', '2025-12-31T22:00:00'],
  // Uruguay had daylight saving time until 2015.
  ['2014-01-01T02:00:00Z', '2014-01-01T00:00:00'],
])('at %s the wall in Montevideo shows %s', (instant, time) => expect(montevideoTime(new Date(instant))).toBe(time));

test('a time is written in the form that is asked for', () => {
  expect(formatWallTime(at('2026-01-02 03:04:05'), 'HH:mm:ss dd/MM/yyyy')).toBe('03:04:05 02/01/2026');
});

test('what has no date comes last, and two without a date are equal', () => {
  const dated = at('2026-01-02');
  expect(compareWallTimes(undefined, dated)).toBeGreaterThan(0);
  expect(compareWallTimes(dated, undefined)).toBeLessThan(0);
  expect(compareWallTimes(undefined, undefined)).toBe(0);
});

test('blanks around a date do not count', () => expect(wallTime('  2026-01-02 03:04:05 ')).toBe('2026-01-02T03:04:05'));

describe('where the platform has a calendar of its own', () => {
  const asked = jest.fn();
  const platform = globalThis as { Temporal?: unknown };
  const { Temporal: own } = platform;

  beforeEach(() => {
    platform.Temporal = {
      Instant: {
        fromEpochMilliseconds: (milliseconds: number) => ({
          toZonedDateTimeISO: (zone: string) => {
            asked(milliseconds, zone);
            // Half an hour of summer time that Montevideo never had: only this calendar knows of it.
            return { offsetNanoseconds: -150 * 60 * 1e9 };
          },
        }),
      },
    };
  });

  afterEach(() => {
    if (own === undefined) delete platform.Temporal;
    else platform.Temporal = own;
  });

  test('it is asked what the clock in Montevideo shows, and Intl is not', () => {
    const intl = jest.spyOn(Intl, 'DateTimeFormat');
    const now = new Date('2026-05-01T02:59:59Z');
    expect(montevideoTime(now)).toBe('2026-05-01T00:29:59');
    expect(asked).toHaveBeenCalledWith(now.getTime(), 'America/Montevideo');
    expect(intl).not.toHaveBeenCalled();
    intl.mockRestore();
  });
});
