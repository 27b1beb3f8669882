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
  // Instants: the clock in Montevideo shows another time.
  ['2026-11-21T15:04:05Z', '2026-11-21T12:04:05'],
  ['2026-11-21T15:04:05-03:00', '2026-11-21T15:04:05'],
  ['2026-11-21 15:04:05+00', '2026-11-21T12:04:05'],
  ['2026-11-21T01:00:00+00:00', '2026-11-20T22:00:00'],
  ['2026-11-21T15:04:05.123Z[UTC]', '2026-11-21T12:04:05'],
  ['2026-11-21T15:04:05-03:00[America/Montevideo]', '2026-11-21T15:04:05'],
  // A day that was stored as its midnight stays that day.
  ['2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00'],
  ['2026-11-21T00:00:00+02:00', '2026-11-21T00:00:00'],
])('%j is read as the local time %s', (text, expected) => expect(wallTime(text)).toBe(expected));

test.each(['', '21/11/2026', '2026', '2026-1-1', '2026-13-01', '2026-02-30', '0000-00-00 00:00:00', 'mañana'])(
  '%j is not a date',
  (text) => expect(wallTime(text)).toBeUndefined(),
);

test('times are sorted to the second, and entries without a date come last', () => {
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
])('%s compared with 10/05/2026 at noon is after that day: %p, and before that day: %p', (text, after, before) => {
  expect(isAfterDay(at(text), at('2026-05-10 12:00:00'))).toBe(after);
  expect(isBeforeDay(at(text), at('2026-05-10 12:00:00'))).toBe(before);
});

test.each([
  ['2026-11-20 23:59:59', '2026-11-21 00:00:00', 1],
  ['2026-11-21 00:00:00', '2026-11-21 23:59:59', 0],
  ['2026-11-21', '2026-11-18', -3],
  // In this year Uruguay's clocks skipped an hour and repeated another.
  ['2014-01-01', '2015-01-01', 365],
])('From %s to %s the calendar counts %i days.', (from, to, days) => expect(daysBetween(at(from), at(to))).toBe(days));

test('utcDate shows the wall time in UTC, whatever the time zone of the device.', () => {
  expect(utcDate(at('2026-11-21 15:04:05')).getTime()).toBe(Date.UTC(2026, 10, 21, 15, 4, 5));
});

test.each([
  ['2026-05-01T02:59:59Z', '2026-04-30T23:59:59'],
  ['2026-05-01T03:00:00Z', '2026-05-01T00:00:00'],
  ['2026-01-01T01:00:00Z', '2025-12-31T22:00:00'],
  // Uruguay had daylight saving time until 2015.
  ['2014-01-01T02:00:00Z', '2014-01-01T00:00:00'],
])('at %s the clock in Montevideo shows %s', (instant, time) => expect(montevideoTime(new Date(instant))).toBe(time));

test('formatWallTime writes a time in the given format', () => {
  expect(formatWallTime(at('2026-01-02 03:04:05'), 'HH:mm:ss dd/MM/yyyy')).toBe('03:04:05 02/01/2026');
});

test('a missing date is sorted last, and two missing dates are equal', () => {
  const dated = at('2026-01-02');
  expect(compareWallTimes(undefined, dated)).toBeGreaterThan(0);
  expect(compareWallTimes(dated, undefined)).toBeLessThan(0);
  expect(compareWallTimes(undefined, undefined)).toBe(0);
});

describe('a Temporal of the platform', () => {
  const asked = jest.fn();
  const platform = globalThis as { Temporal?: unknown };
  const { Temporal: own } = platform;

  beforeEach(() => {
    platform.Temporal = {
      Instant: {
        fromEpochMilliseconds: (milliseconds: number) => ({
          toZonedDateTimeISO: (zone: string) => {
            asked(milliseconds, zone);
            // Montevideo never had this offset, so the result shows that this calendar was used.
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

  test('gives the time in Montevideo, and Intl is not called', () => {
    const intl = jest.spyOn(Intl, 'DateTimeFormat');
    const now = new Date('2026-05-01T02:59:59Z');
    expect(montevideoTime(now)).toBe('2026-05-01T00:29:59');
    expect(asked).toHaveBeenCalledWith(now.getTime(), 'America/Montevideo');
    expect(intl).not.toHaveBeenCalled();
    intl.mockRestore();
  });
});
