// Run by time-zones.test.ts in a process of its own: a process has one time zone, and jest hides its environment from tests.
import { isAfterDay, montevideoToday, toDateObject } from '../domain';
import { formatDate, formatDateTime } from './date';

const instant = new Date('2026-05-01T02:59:59Z');
const reading = {
  // Shows that the zone is really another one.
  deviceDay: new Date('2024-05-01').getDate(),
  deviceHour: instant.getHours(),
  date: formatDate({ date: '2024-05-01' }),
  midnight: formatDate({ date: '2024-05-01 00:00:00.000000' }),
  lastSecond: formatDateTime({ date: '2024-12-31 23:59:59.000000' }),
  today: montevideoToday(instant),
  sent: toDateObject(instant).date,
  drawTomorrow: isAfterDay({ date: '2026-05-01 00:00:00.000000' }, montevideoToday(instant)),
  drawToday: isAfterDay({ date: '2026-04-30 23:00:00.000000' }, montevideoToday(instant)),
};

process.stdout.write(JSON.stringify(reading));
