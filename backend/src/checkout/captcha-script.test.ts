import { text } from 'node:stream/consumers';
import { serve } from '@rifas/tooling/lib/afterwards.testing';
import { paymentAttempts } from '../db/schema';
import { captchaVerifierOf } from '../platform/captcha-config';
import { createLink, pay, type Link } from '../testing/checkout-steps';
import { createRaffle, createSeller } from '../testing/fixtures';
import { createTestApp, type TestApp, type TestAppOptions } from '../testing/test-app';

const FIELD = 'g-recaptcha-response';
const SECRET = 'clave-del-proveedor';
const captcha = {
  provider: 'script',
  field: FIELD,
  scriptUrl: 'https://captcha.example/api.js',
  globalName: 'grecaptcha',
  sitekey: 'x',
} as const;
const MISSING = 'Falta la verificación de seguridad.';
const FAILED = 'La verificación de seguridad no es válida o ya se usó.';
const UNREACHABLE = 'No pudimos comprobar la verificación de seguridad.';

/** Stands in for the provider's siteverify, which accepts the right secret and an answer that begins with 'persona'. */
let providerUrl: string;
let verifyRequests: { method: string | undefined; contentType: string | undefined; fields: Record<string, string> }[];
let badAnswer: { status: number; body: string } | undefined;
let app: TestApp;
let link: Link;
const logLines: string[] = [];
/** The reasons that the log has under a message. */
const logged = (message: string) =>
  logLines
    .map((line) => JSON.parse(line) as { msg: string; level: number; errorCodes?: string[]; err?: { message: string } })
    .filter(({ msg }) => msg === message)
    .map(({ errorCodes, err }) => errorCodes ?? err?.message);
const verifier = () => ({ url: `${providerUrl}/siteverify`, secret: SECRET });

beforeAll(async () => {
  const provider = await serve(
    (request, response) =>
      void text(request).then((body) => {
        const fields = Object.fromEntries(new URLSearchParams(body));
        verifyRequests.push({ method: request.method, contentType: request.headers['content-type'], fields });
        const success = fields['secret'] === SECRET && fields['response']?.startsWith('persona') === true;
        const verdict = success
          ? { success, hostname: 'rifas.test' }
          : { success, 'error-codes': ['invalid-input-response'] };
        response.writeHead(badAnswer?.status ?? 200, {
          'content-type': 'application/json',
          ...(badAnswer?.status === 307 ? { location: '/otro' } : {}),
        });
        response.end(badAnswer?.body ?? JSON.stringify(verdict));
      }),
  );
  providerUrl = provider.url;
  app = await createTestApp({ deployment: { captcha }, config: { captchaVerifier: verifier() }, logLines });
  const ana = await createSeller(app.db);
  link = await createLink(app, ana, await createRaffle(app.db, ana.passengerId, { numero: '1' }));
});
beforeEach(() => {
  verifyRequests = [];
  logLines.length = 0;
  badAnswer = undefined;
});

test('the provider gets the secret and the answer, and its approval lets the buyer pay', async () => {
  expect((await pay(app, link, 4000, { [FIELD]: 'persona-1' })).body.status).toBe('success');
  expect(verifyRequests).toEqual([
    {
      method: 'POST',
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
      fields: { secret: SECRET, response: 'persona-1' },
    },
  ]);
  expect(logLines.join('')).not.toContain(SECRET);
  expect(logged('captcha refused')).toEqual([]);
});

test('a payment without a captcha answer is refused without a request to the provider', async () => {
  expect((await pay(app, link, 4000)).body.message).toBe(MISSING);
  expect(verifyRequests).toEqual([]);
});

test('a captcha answer that the provider rejects refuses the payment, and the log says why', async () => {
  const before = await app.db.$count(paymentAttempts);
  expect((await pay(app, link, 4000, { [FIELD]: 'robot' })).body).toMatchObject({ status: 'error', message: FAILED });
  expect((await pay(app, link, 4000, { [FIELD]: `persona${'x'.repeat(10_000)}` })).body.message).toBe(FAILED);
  expect(await app.db.$count(paymentAttempts)).toBe(before);
  // The second answer is too long to be sent to the provider.
  expect(logged('captcha refused')).toEqual([['invalid-input-response'], []]);
  expect(verifyRequests).toHaveLength(1);
});

test('an answer of 10,000 characters is sent to the provider, and a rejection without a reason counts', async () => {
  badAnswer = { status: 200, body: '{"success":false}' };
  expect((await pay(app, link, 4000, { [FIELD]: 'x'.repeat(10_000) })).body.message).toBe(FAILED);
  expect(verifyRequests).toHaveLength(1);
  expect(logged('captcha refused')).toEqual([[]]);
});

test('an answer counts once, even if the provider would take it twice; a payment refused for its amount does not use it up', async () => {
  expect((await pay(app, link, 1, { [FIELD]: 'persona-2' })).body.message).toContain('importe');
  const answers = await Promise.all([
    pay(app, link, 4000, { [FIELD]: 'persona-2' }),
    pay(app, link, 4000, { [FIELD]: 'persona-2' }),
  ]);
  expect(answers.map(({ body }) => body.message ?? 'ok').sort()).toEqual([FAILED, 'ok'].sort());
});

test.each([
  ['an error', { status: 500, body: '{"success":true}' }, 'captcha provider: HTTP 500'],
  ['what is no JSON', { status: 200, body: '<html>' }, expect.stringContaining('JSON')],
  ['JSON without a verdict', { status: 200, body: '{"ok":true}' }, 'captcha provider: no verdict'],
  ['"true" for true', { status: 200, body: '{"success":"true"}' }, 'captcha provider: no verdict'],
  ['a way to somewhere else', { status: 307, body: '' }, expect.any(String)],
])(
  'a provider that answers %s lets no payment through, and its answer does not count as a rejection',
  async (_name, answer, reason) => {
    badAnswer = answer;
    expect((await pay(app, link, 4000, { [FIELD]: 'persona-3' })).body).toMatchObject({
      status: 'error',
      message: UNREACHABLE,
    });
    expect(logged('captcha provider did not answer')).toEqual([reason]);
    expect(logged('captcha refused')).toEqual([]);
  },
);

test('a provider that cannot be reached lets no payment through', async () => {
  const unreachableApp = await createTestApp({
    deployment: { captcha },
    database: app.database,
    config: { captchaVerifier: { url: 'http://127.0.0.1:1/', secret: SECRET } },
  });
  expect((await pay(unreachableApp, link, 4000, { [FIELD]: 'persona-4' })).body.message).toBe(UNREACHABLE);
});

const altcha = { provider: 'altcha', field: 'altcha', challengeUrl: '/captcha/challenge' } as const;
const UNVERIFIED = 'the answers of the captcha script are not verified: set CAPTCHA_VERIFY_URL and CAPTCHA_SECRET';
test.each<[name: string, options: () => TestAppOptions, challenge: number, warnings: number]>([
  ['no captcha brings neither a challenge nor a warning', () => ({}), 404, 0],
  ['ALTCHA brings a challenge', () => ({ deployment: { captcha: altcha } }), 200, 0],
  [
    'a script whose answers are verified brings neither',
    () => ({ deployment: { captcha }, config: { captchaVerifier: verifier() } }),
    404,
    0,
  ],
  ['a script whose answers are not verified brings a warning', () => ({ deployment: { captcha } }), 404, 1],
])('%s', async (_name, options, challenge, warnings) => {
  const lines: string[] = [];
  const configured = await createTestApp({ ...options(), database: app.database, logLines: lines });
  expect((await configured.request({ method: 'GET', url: '/captcha/challenge' })).status).toBe(challenge);
  expect(lines.filter((line) => line.includes(UNVERIFIED))).toHaveLength(warnings);
});

test('in development an answer need not be verified; each address gets 120 checked in ten minutes, and a payment without one does not count', async () => {
  const open = await createTestApp({ deployment: { captcha }, database: app.database });
  const from = (address: string) => ({
    call: (...[contract, body]: Parameters<TestApp['call']>) =>
      open.call(contract, body, { headers: { 'x-forwarded-for': address } }),
  });
  const [robot, buyer] = [from('192.0.2.1'), from('192.0.2.2')];
  const answered = { [FIELD]: 'cualquiera' };
  expect((await pay(robot, link, 4000)).body.message).toBe(MISSING);
  const checked = await Promise.all(
    Array.from({ length: 120 }, () => pay(robot, { ...link, token: 'nada' }, 1, answered)),
  );
  expect(new Set(checked.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await pay(robot, link, 1)).status).toBe(200);
  const refused = await pay(robot, link, 4000, answered);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
  expect((await pay(buyer, link, 4000, answered)).body.status).toBe('success');
  open.setTime(600);
  expect((await pay(robot, { ...link, token: 'nada' }, 1, answered)).status).toBe(200);
});

describe('configuration', () => {
  const of = (env: NodeJS.ProcessEnv, production = true, shown: TestApp['config']['deployment']['captcha'] = captcha) =>
    captchaVerifierOf(env, { name: 'dtyt', captcha: shown }, production);
  const url = 'https://captcha.example/siteverify';

  test('the verifier is read from the environment, for a captcha script only', () => {
    expect(of({ CAPTCHA_VERIFY_URL: url, CAPTCHA_SECRET: SECRET })).toEqual({ url, secret: SECRET });
    expect(of({}, false)).toBeUndefined();
    expect(of({}, true, null)).toBeUndefined();
    expect(of({}, true, { provider: 'altcha', field: 'altcha' })).toBeUndefined();
  });

  test.each<[string, NodeJS.ProcessEnv, string]>([
    ['nothing', {}, 'but the backend runs without CAPTCHA_VERIFY_URL and CAPTCHA_SECRET:'],
    ['no address', { CAPTCHA_SECRET: SECRET }, 'but the backend runs without CAPTCHA_VERIFY_URL:'],
    ['no secret', { CAPTCHA_VERIFY_URL: url }, 'but the backend runs without CAPTCHA_SECRET:'],
    [
      'an address without encryption',
      { CAPTCHA_VERIFY_URL: 'http://captcha.example/', CAPTCHA_SECRET: SECRET },
      'https',
    ],
    ['no address at all', { CAPTCHA_VERIFY_URL: 'captcha', CAPTCHA_SECRET: SECRET }, 'https'],
  ])('production refuses %s', (_name, env, message) => {
    expect(() => of(env)).toThrow(message);
  });
});
