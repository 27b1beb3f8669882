import { execFileSync } from 'node:child_process';

const readIn = (zone: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', 'time-zones.testing.ts'], {
      cwd: __dirname,
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    }),
  );

test.each([
  ['Asia/Tokyo', 1, 11],
  ['America/Los_Angeles', 30, 19],
  ['America/Montevideo', 30, 23],
  ['Pacific/Kiritimati', 1, 16],
  ['America/Sao_Paulo', 30, 23],
])(
  'dates read the same on a device in %s',
  (zone, deviceDay, deviceHour) => {
    expect(readIn(zone)).toEqual({
      deviceDay,
      deviceHour,
      date: '01/05/2024',
      midnight: '01/05/2024',
      lastSecond: '23:59:59 31/12/2024',
      skipped: '00:30:00 04/11/2018',
      now: '2026-04-30T23:59:59',
      instant: '2026-04-30T23:59:59',
      drawTomorrow: true,
      drawToday: false,
    });
  },
  30_000,
);
