import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { asc } from 'drizzle-orm';
import { captchaSolutions, paymentAttempts } from '../db/schema';
import { createLink, pay, type Link } from '../testing/checkout-steps';
import { createRaffle, createSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { sweepCaptchaSolutions } from './captcha';

let app: TestApp;
let link: Link;
beforeAll(async () => {
  app = await createTestApp({
    deployment: { captcha: { provider: 'altcha', field: 'altcha', challengeUrl: '/captcha/challenge' } },
  });
  const ana = await createSeller(app.db);
  link = await createLink(app, ana, await createRaffle(app.db, ana.passengerId, { numero: '1' }));
});

async function solve(change: (challenge: Challenge) => Challenge = (challenge) => challenge): Promise<string> {
  const { text } = await app.request({ method: 'GET', url: '/captcha/challenge' });
  const challenge = change(JSON.parse(text) as Challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('init-payment requires a captcha solution, takes it once, and does not use it up when the amount is wrong', async () => {
  for (const missing of [{}, { altcha: '' }, { altcha: ['a', 'b'] }])
    expect((await pay(app, link, 4000, missing)).body.message).toBe('Falta la verificación de seguridad.');
  const altcha = await solve();
  expect((await pay(app, link, 1, { altcha })).body.message).toContain('importe');
  const answers = await Promise.all([pay(app, link, 4000, { altcha }), pay(app, link, 4000, { altcha })]);
  expect(answers.map(({ body }) => body.status).sort()).toEqual(['error', 'success']);
});

test('a request that repeats a captcha solution does not end the payment that the first one began', async () => {
  const altcha = await solve();
  expect((await pay(app, link, 4000, { altcha })).body.status).toBe('success');
  expect((await pay(app, link, 4000, { altcha })).body.message).toBe(
    'La verificación de seguridad no es válida o ya se usó.',
  );
  const attempts = await app.db.select().from(paymentAttempts).orderBy(asc(paymentAttempts.id));
  expect(attempts.at(-1)?.estado).toBe('Iniciado');
});

test('an accepted solution is stored for exactly as long as it could be sent again', async () => {
  await app.db.delete(captchaSolutions);
  expect((await pay(app, link, 4000, { altcha: await solve() })).body.status).toBe('success');
  const keptAfter = async (minutes: number) => {
    await sweepCaptchaSolutions({ db: app.db, clock: () => new Date(app.clock().getTime() + minutes * 60_000) });
    return app.db.$count(captchaSolutions);
  };
  expect([await keptAfter(0), await keptAfter(20), await keptAfter(40), await keptAfter(41)]).toEqual([1, 1, 1, 0]);
});

test('a challenge expires after twenty minutes, and no cache stores it', async () => {
  const before = Math.floor(Date.now() / 1000);
  const { text, headers } = await app.request({ method: 'GET', url: '/captcha/challenge' });
  const { parameters } = JSON.parse(text) as Challenge;
  expect(Math.abs(Number(parameters.expiresAt) - before - 20 * 60)).toBeLessThan(10);
  expect(headers['cache-control']).toBe('no-store');
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const read = (sent: string) => JSON.parse(Buffer.from(sent, 'base64').toString('utf8')) as object;
test.each([
  ['nonsense', async () => 'abc'],
  ['JSON that is nothing', async () => base64(null)],
  ['an object without a challenge', async () => base64({ solution: {} })],
  ['a challenge without its signature', async () => base64({ challenge: { parameters: {} }, solution: {} })],
  ['a challenge without a solution', () => solve().then((solved) => base64({ ...read(solved), solution: undefined }))],
  ['a solution that is none', () => solve().then((solved) => base64({ ...read(solved), solution: 'abc' }))],
  ['a challenge of somebody else', () => solve((challenge) => ({ ...challenge, signature: '0'.repeat(64) }))],
  [
    'an easier challenge',
    () => solve((challenge) => ({ ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '0' } })),
  ],
  [
    'one that is over',
    () => solve((challenge) => ({ ...challenge, parameters: { ...challenge.parameters, expiresAt: 1 } })),
  ],
])('%s is refused', async (_name, make) => {
  const { status, body } = await pay(app, link, 4000, { altcha: await make() });
  expect([status, body.message]).toEqual([200, 'La verificación de seguridad no es válida o ya se usó.']);
});
