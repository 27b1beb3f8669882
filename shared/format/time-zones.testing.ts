// time-zones.test.ts runs this in a separate process: a process has one time zone, and jest hides its environment from
// tests.
import { isAfterDay, montevideoTime, wallTime, type WallTime } from '../domain';
import { formatDate, formatDateTime } from './date';

const instant = new Date('2026-05-01T02:59:59Z');
const at = (text: string): WallTime => wallTime(text) as WallTime;
const reading = {
  // Proves that the process runs in another zone.
  deviceDay: new Date('2024-05-01').getDate(),
  deviceHour: instant.getHours(),
  date: formatDate(at('2024-05-01')),
  midnight: formatDate(at('2024-05-01 00:00:00.000000')),
  // Sao Paulo's clocks skipped this hour.
  skipped: formatDateTime(at('2018-11-04 00:30:00')),
  lastSecond: formatDateTime(at('2024-12-31 23:59:59.000000')),
  now: montevideoTime(instant),
  instant: wallTime('2026-05-01T02:59:59Z'),
  drawTomorrow: isAfterDay(at('2026-05-01 00:00:00.000000'), montevideoTime(instant)),
  drawToday: isAfterDay(at('2026-04-30 23:00:00.000000'), montevideoTime(instant)),
};

process.stdout.write(JSON.stringify(reading));
