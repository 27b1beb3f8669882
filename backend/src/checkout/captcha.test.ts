import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaSolutions } from '../db/schema';
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
  // altcha-lib reads the real clock for expiry.
  app.setTime(new Date());
  const ana = await createSeller(app.db);
  link = await createLink(app, ana, await createRaffle(app.db, ana.passengerId, { numero: '1' }));
});
afterAll(() => app.close());

async function solve(change: (challenge: Challenge) => Challenge = (challenge) => challenge): Promise<string> {
  const { text } = await app.request({ method: 'GET', url: '/captcha/challenge' });
  const challenge = change(JSON.parse(text) as Challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('init-payment asks for it, takes a solution once, and keeps it when the payment is refused for another reason', async () => {
  expect((await pay(app, link, 4000)).body.message).toBe('Resolvé la verificación anti-robots para poder pagar.');
  const altcha = await solve();
  expect((await pay(app, link, 1, { altcha })).body.message).toContain('importe');
  const answers = await Promise.all([pay(app, link, 4000, { altcha }), pay(app, link, 4000, { altcha })]);
  expect(answers.map(({ body }) => body.status).sort()).toEqual(['error', 'success']);
});

test('a solution that was taken is kept for as long as it could be taken again, and no longer', async () => {
  await sweepCaptchaSolutions(app);
  expect(await app.db.$count(captchaSolutions)).toBe(1);
  await sweepCaptchaSolutions({ db: app.db, clock: () => new Date(app.clock().getTime() + 24 * 3600 * 1000) });
  expect(await app.db.$count(captchaSolutions)).toBe(0);
});

test.each([
  ['nonsense', async () => 'abc'],
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
  expect((await pay(app, link, 4000, { altcha: await make() })).body.message).toContain('no es válida');
});
