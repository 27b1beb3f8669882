import { checkDeployment, loadDeployment } from './load-deployment';
import { contentSecurityPolicy } from './page-html';
import { policyOrigins } from './policy-origins';

const policyOf = (overrides: string[] | undefined) =>
  contentSecurityPolicy({ scripts: [], styles: [], origins: policyOrigins({ ...loadDeployment('dtyt'), overrides }) });

test('scripts may come from the site and from the origins that the deployment allows for overrides, and from nowhere else', () => {
  expect(policyOf(['http://localhost:4001'])).toContain("script-src 'self' http://localhost:4001;");
  expect(policyOf(['http://localhost:4001'])).toContain("connect-src 'self' http://localhost:4001;");
  expect(policyOf(undefined)).toContain("script-src 'self';");
});

test('pictures, fonts and style sheets may come from the origins that the deployment allows for overrides', () => {
  expect(policyOf(['http://localhost:4001'])).toContain(
    "img-src 'self' data: http://localhost:4001; font-src 'self' http://localhost:4001;",
  );
  expect(policyOf(['http://localhost:4001'])).toMatch(/style-src 'self' '[^']+' http:\/\/localhost:4001;/);
  expect(policyOf(undefined)).not.toContain('font-src');
});

test('origins of addresses that the deployment names are allowed without being listed again', () => {
  const shipped = loadDeployment('dtyt');
  const links = { ...shipped.links, gatewayUrl: 'https://gateway.example/pay?x=1' };
  const bases = { ...shipped.bases, api: 'https://api.example/v1', auth: 'https://api.example/v2' };
  const captcha = { provider: 'script' as const, field: 'answer', scriptUrl: 'https://captcha.example/a.js' };
  const telemetryUrl = 'https://telemetry.example/events';
  expect(policyOrigins({ ...shipped, links, bases, captcha, telemetryUrl })).toEqual({
    script: ['https://captcha.example'],
    connect: ['https://api.example', 'https://telemetry.example'],
    asset: [],
    frame: [],
    form: ['https://gateway.example'],
  });
});

test('forms may be sent to the payment page of an API of another origin', () => {
  const shipped = loadDeployment('dtyt');
  expect(policyOrigins({ ...shipped, bases: { ...shipped.bases, geopay: 'https://pay.example' } }).form).toEqual([
    'https://pay.example',
  ]);
});

test.each(['localhost:4001', 'http://localhost:4001/', 'https://*.example; script-src *', '*'])(
  'the origin %s is refused',
  (origin) => {
    const source = { ...(structuredClone(loadDeployment('dtyt')) as object), overrides: [origin] };
    expect(() => checkDeployment(source, 'x.json')).toThrow(/overrides/);
  },
);
