import { loadDeployment } from '../compose/load-deployment';
import { forForeignApi } from './foreign-api';

const shipped = loadDeployment('dtyt');

test('captcha and telemetry of the reference backend are not asked of another API', () => {
  expect(shipped.captcha).not.toBeNull();
  expect(shipped.telemetryUrl).toBe('/telemetry');
  expect(forForeignApi(shipped)).toEqual({ ...shipped, captcha: null, telemetryUrl: null });
});

test('a captcha and a telemetry of another origin stay', () => {
  const captcha = {
    provider: 'script' as const,
    field: 'g-recaptcha-response',
    scriptUrl: 'https://captcha.example/a.js',
  };
  const source = { ...shipped, captcha, telemetryUrl: 'https://telemetry.example/events' };
  expect(forForeignApi(source)).toEqual(source);
});
