import { servedWith } from '../compose/deployment-to-serve';
import { loadDeployment } from '../compose/load-deployment';
import { readSettings } from '../lib/settings';
import { demo, foreignApi, start } from './start';

const shipped = loadDeployment('dtyt');
const apiUrl = 'https://api.example';

test('with another API the banner names nothing of the reference backend', () => {
  const banner = foreignApi(servedWith(shipped, { apiUrl, gatewayUrl: undefined }), apiUrl);
  expect(banner).toContain(`API        ${apiUrl}\n`);
  expect(banner).toContain('Gateway    /geopay/payment, the API');
  expect(banner).not.toMatch(/sandbox|mailbox|example\.com|captcha|telemetry/i);
});

test('the banner names the gateway, the captcha and the telemetry of the site', () => {
  const captcha = { provider: 'script' as const, field: 'answer', scriptUrl: 'https://captcha.example/a.js' };
  const source = { ...shipped, captcha, telemetryUrl: 'https://telemetry.example/events' };
  const banner = foreignApi(servedWith(source, { apiUrl, gatewayUrl: 'https://gateway.example/pay' }), apiUrl);
  expect(banner).toContain('Gateway    https://gateway.example/pay\n');
  expect(banner).toContain('Captcha    https://captcha.example/a.js\n');
  expect(banner).toContain('Telemetry  https://telemetry.example/events\n');
});

test('with the reference backend the banner names the sandbox, unless there is a gateway', () => {
  expect(demo(shipped, 'http://localhost:3000')).toContain('is a sandbox');
  const links = { ...shipped.links, gatewayUrl: 'https://gateway.example/pay' };
  expect(demo({ links }, 'http://localhost:3000')).not.toContain('is a sandbox');
});

test('a site name that no command accepts is refused', async () => {
  await expect(start(readSettings({ SITE: 'Mi sitio' }))).rejects.toThrow("'Mi sitio' is no name of a site");
});
