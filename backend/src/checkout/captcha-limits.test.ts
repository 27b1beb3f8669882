import type { WireBody } from '@rifas/shared/contracts';
import { createLink, pay, type Link } from '../testing/checkout-steps';
import { createRaffle, createSeller } from '../testing/fixtures';
import { createTestApp, type TestApp, type TestAppOptions } from '../testing/test-app';

const SCRIPT = {
  provider: 'script',
  field: 'g-recaptcha-response',
  scriptUrl: 'https://captcha.example/api.js',
  globalName: 'grecaptcha',
  sitekey: 'x',
} as const;
const ALTCHA = { provider: 'altcha', field: 'altcha', challengeUrl: '/captcha/challenge' } as const;
const VERIFIER = { url: 'https://captcha.example/siteverify', secret: 'clave' };

let app: TestApp;
let link: Link;
beforeAll(async () => {
  app = await createTestApp({ deployment: { captcha: SCRIPT } });
  const ana = await createSeller(app.db);
  link = await createLink(app, ana, await createRaffle(app.db, ana.passengerId, { numero: '1' }));
});
afterAll(() => app.close());

const UNVERIFIED = 'the answers of the captcha script are not verified: set CAPTCHA_VERIFY_URL and CAPTCHA_SECRET';
const verified: TestAppOptions = { deployment: { captcha: SCRIPT }, config: { captchaVerifier: VERIFIER } };
test.each<[name: string, options: TestAppOptions, challenge: number, warnings: number]>([
  ['no captcha brings neither a challenge nor a warning', {}, 404, 0],
  ['ALTCHA brings a challenge', { deployment: { captcha: ALTCHA } }, 200, 0],
  ['a script whose answers are verified brings neither', verified, 404, 0],
  ['a script whose answers are not verified brings a warning in the log', { deployment: { captcha: SCRIPT } }, 404, 1],
])('%s', async (_name, options, challenge, warnings) => {
  const logLines: string[] = [];
  const configured = await createTestApp({ ...options, database: app.database, logLines });
  expect((await configured.request({ method: 'GET', url: '/captcha/challenge' })).status).toBe(challenge);
  expect(logLines.filter((line) => line.includes(UNVERIFIED))).toHaveLength(warnings);
  await configured.close();
});

test('each address gets 120 captcha answers checked in ten minutes, and a payment without an answer does not count', async () => {
  const from = (address: string) => ({
    call: (...[contract, body]: Parameters<TestApp['call']>) =>
      app.call(contract, body, { headers: { 'x-forwarded-for': address } }),
  });
  const [robot, buyer] = [from('192.0.2.1'), from('192.0.2.2')];
  const answered: WireBody = { [SCRIPT.field]: 'cualquiera' };
  expect((await pay(robot, link, 1)).status).toBe(200);
  const checked = await Promise.all(
    Array.from({ length: 120 }, () => pay(robot, { ...link, token: 'nada' }, 1, answered)),
  );
  expect(new Set(checked.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await pay(robot, link, 1)).status).toBe(200);
  const refused = await pay(robot, link, 4000, answered);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
  expect((await pay(buyer, link, 4000, answered)).body.status).toBe('success');
  app.setTime(600);
  expect((await pay(robot, { ...link, token: 'nada' }, 1, answered)).status).toBe(200);
});
