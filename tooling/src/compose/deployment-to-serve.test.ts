import { asksTheSame, deploymentToServe, servedWith } from './deployment-to-serve';
import { deploymentNames, loadDeployment } from './load-deployment';

const shipped = loadDeployment('dtyt');
const API_URL = 'https://api.example';
const alone = { apiUrl: API_URL, gatewayUrl: undefined };
const own = { apiUrl: undefined, gatewayUrl: undefined };
const withGateway = (gatewayUrl: string) => ({ ...shipped, links: { ...shipped.links, gatewayUrl } });

test.each(deploymentNames())(
  '%s with another API calls nothing of the reference backend when only API_URL is set',
  (name) => {
    const served = deploymentToServe(name, { ...alone, deploymentsDir: undefined as never });
    expect(served.captcha).toBeNull();
    expect(served.telemetryUrl).toBeNull();
    expect(JSON.stringify(served)).not.toMatch(/sandbox|captcha\/|"\/telemetry/);
  },
);

test('a deployment with the reference backend is served as its file says', () => {
  expect(shipped.captcha).not.toBeNull();
  expect(servedWith(shipped, own)).toEqual(shipped);
});

test('a captcha and a telemetry of another origin are kept', () => {
  const captcha = {
    provider: 'script' as const,
    field: 'g-recaptcha-response',
    scriptUrl: 'https://captcha.example/a.js',
  };
  const source = { ...shipped, captcha, telemetryUrl: 'https://telemetry.example/events' };
  expect(servedWith(source, alone)).toEqual(source);
});

test.each(['/sandbox/gateway', 'https://demo.example/sandbox/gateway'])(
  'a deployment with another API refuses the gateway %s by its field, and says what to write',
  (gatewayUrl) => {
    expect(() => servedWith(withGateway(gatewayUrl), alone)).toThrow(/links\.gatewayUrl: .*sandbox.*https:\/\/gateway/);
    expect(() => servedWith(shipped, { apiUrl: API_URL, gatewayUrl })).toThrow(/GATEWAY_URL: .*sandbox/);
    expect(servedWith(withGateway(gatewayUrl), own).links.gatewayUrl).toBe(gatewayUrl);
  },
);

test('the gateway of the environment overrides that of the file', () => {
  const gatewayUrl = 'https://gateway.example/pay';
  expect(servedWith(withGateway('/sandbox/gateway'), { apiUrl: API_URL, gatewayUrl }).links.gatewayUrl).toBe(
    gatewayUrl,
  );
});

test.each([
  [
    'an API that is no address',
    () => servedWith(shipped, { ...alone, apiUrl: 'api.example' }),
    /API_URL: 'api\.example'/,
  ],
  ...['https://ana:secreto@api.example', 'https://api.example/v1?key=secreto', 'https://api.example#secreto'].map(
    (apiUrl): [string, () => unknown, RegExp] => [
      `an API whose address holds more than edges send (${apiUrl})`,
      () => servedWith(shipped, { ...alone, apiUrl }),
      /^(?!.*secreto).*\n {2}API_URL: an address such as /,
    ],
  ),
  [
    'a gateway that is a page',
    () => servedWith(withGateway('/pagar'), own),
    /links\.gatewayUrl: '\/pagar' leads to no gateway/,
  ],
  ['a gateway without a protocol', () => servedWith(withGateway('gateway.example'), own), /links\.gatewayUrl/],
  [
    'a base below the site',
    () => servedWith({ ...shipped, bases: { ...shipped.bases, auth: '/v2' } }, own),
    /bases\.auth: '\/v2' leads to \/v2\/auth\/first-login/,
  ],
])('%s is refused by its field', (_name, serve, message) => {
  expect(serve).toThrow(message);
});

test('a base of another origin is accepted', () => {
  const bases = { ...shipped.bases, auth: 'https://auth.example/v2', geopay: 'https://pay.example/' };
  expect(servedWith({ ...shipped, bases }, alone).bases).toEqual(bases);
});

test('pages made for one API or gateway are not reused for another', () => {
  const other = servedWith(shipped, { ...own, gatewayUrl: 'https://gateway.example/pay' });
  expect(asksTheSame(shipped, servedWith(shipped, own))).toBe(true);
  expect(asksTheSame(shipped, servedWith(shipped, alone))).toBe(false);
  expect(asksTheSame(shipped, other)).toBe(false);
  expect(asksTheSame(shipped, { ...shipped, title: 'Otro', remotes: {} })).toBe(true);
});
