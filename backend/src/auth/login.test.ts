import { eq, like } from 'drizzle-orm';
import { login, LOGIN_TYPE, validateSession } from '@rifas/shared/contracts';
import type { Db } from '../db/database';
import { rateLimits, sessionTokens, users } from '../db/schema';
import { consume, giveBack, sweepRateLimits } from '../platform/rate-limit';
import { createSeller, PASSWORD, type TestSeller } from '../testing/fixtures';
import { callMeanwhile, countWaiting } from '../testing/meanwhile';
import { createTestApp, type TestApp } from '../testing/test-app';
import { MAX_EVERYWHERE, MAX_PER_ACCOUNT, MAX_PER_ADDRESS } from './login';
import { hashPassword, needsRehash } from './passwords';
import { OVERLAP_SECONDS, SESSION_SECONDS, sweepSessions } from './session-tokens';

let app: TestApp;
let ana: TestSeller;
beforeAll(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db, 'ana@example.com');
  await createSeller(app.db, 'nueva@example.com', { mustSetPassword: true });
});

const enter = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  app.call(login, { email, password, getHash: false, type: LOGIN_TYPE }, { headers });
const validate = (token: string) => app.call(validateSession, {}, { token });

describe('login', () => {
  test('returns a token that validate accepts with or without "Bearer", and takes the mail in any case', async () => {
    const { status, body } = await enter(' Ana@Example.com ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', newUser: false, token: expect.any(String) });
    expect((await validate(body.token ?? '')).body.status).toBe('success');
    expect((await validate(`Bearer ${body.token}`)).body.status).toBe('success');
  });

  test('tells a seller with a provisional password to set a new one, and returns no token', async () => {
    const { body } = await enter('nueva@example.com');
    expect(body).toMatchObject({ status: 'success', newUser: true, token: null });
  });

  test.each([
    ['ana@example.com', 'otra'],
    ['nueva@example.com', 'otra'],
    ['nadie@example.com', PASSWORD],
  ])('refuses %s with the password %s, with the same text for all', async (email, password) => {
    const { status, body } = await enter(email, password);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'error', data: null, message: 'Email o contraseña incorrectos.' });
  });

  test('replaces a password hash that was made with older parameters', async () => {
    await enter('ana@example.com');
    const [user] = await app.db.select().from(users).where(eq(users.id, ana.userId));
    expect(needsRehash(user?.passwordHash ?? '')).toBe(false);
    expect((await enter('ana@example.com')).body.status).toBe('success');
  });

  test('succeeds while another login renews the hash of the same password', async () => {
    await createSeller(app.db, 'doble@example.com');
    const passwordHash = await hashPassword(PASSWORD);
    const renew = (tx: Db) => tx.update(users).set({ passwordHash }).where(eq(users.email, 'doble@example.com'));
    const { body } = await callMeanwhile(app.db, renew, () => enter('doble@example.com'));
    expect(body).toMatchObject({ status: 'success', token: expect.any(String) });
  });

  test('answers 400 to a malformed request and names the field', async () => {
    const { status, body } = await app.call(login, { email: 'ana@example.com', getHash: false, type: 'otro' });
    expect(status).toBe(400);
    expect(body.message).toBe('Datos no válidos: password.');
    const other = await app.call(login, { email: 'a@b.uy', password: 'x', getHash: false, type: 'otro' });
    expect([other.status, other.body.message]).toEqual([400, 'Datos no válidos: type.']);
  });
});

describe('throttling', () => {
  test('too many guesses for one account answer 429 with Retry-After, even to the right password, until the window ends', async () => {
    await createSeller(app.db, 'lenta@example.com');
    for (let i = 0; i < MAX_PER_ACCOUNT; i += 1) expect((await enter('lenta@example.com', 'mala')).status).toBe(200);
    const refused = await enter('lenta@example.com');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    app.setTime(15 * 60);
    expect((await enter('lenta@example.com')).body.status).toBe('success');
  });

  const from = (network: string) => ({ 'x-forwarded-for': network });

  test('a stranger in another network cannot lock the owner out', async () => {
    await createSeller(app.db, 'lejana@example.com');
    for (let i = 0; i < MAX_PER_ACCOUNT; i += 1) await enter('lejana@example.com', 'mala', from('203.0.113.9'));
    expect((await enter('lejana@example.com', PASSWORD, from('203.0.113.9'))).status).toBe(429);
    expect((await enter('lejana@example.com')).body.status).toBe('success');
  });

  test('strangers in many networks can neither guess without limit nor lock out a device that has logged in before', async () => {
    await createSeller(app.db, 'conocida@example.com');
    const { headers } = await enter('conocida@example.com');
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    const guesses = [];
    for (let i = 0; i < MAX_EVERYWHERE + 1; i += 1)
      guesses.push((await enter('conocida@example.com', 'mala', from(`198.51.${i >> 3}.1`))).status);
    expect(guesses.at(-1)).toBe(429);
    expect((await enter('conocida@example.com')).status).toBe(429);
    expect((await enter('conocida@example.com', PASSWORD, { cookie })).body.status).toBe('success');
    // A cookie with a wrong signature, or with too many wrong passwords, does not count.
    expect((await enter('conocida@example.com', PASSWORD, { cookie: `${cookie}x` })).status).toBe(429);
    for (let i = 0; i < MAX_PER_ACCOUNT; i += 1) await enter('conocida@example.com', 'mala', { cookie });
    expect((await enter('conocida@example.com', PASSWORD, { cookie })).status).toBe(429);
    app.setTime(15 * 60);
  });

  test('guesses sent at once are all counted', async () => {
    await createSeller(app.db, 'rapida@example.com');
    const answers = await Promise.all(
      Array.from({ length: MAX_PER_ACCOUNT + 5 }, () => enter('rapida@example.com', 'mala')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    app.setTime(15 * 60);
  });

  test('failed logins of one address are counted over all accounts, and successful logins are not', async () => {
    for (let i = 0; i < 3; i += 1) expect((await enter('ana@example.com')).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: MAX_PER_ADDRESS }, (_, i) => enter(`robot${i}@example.com`)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await enter('ana@example.com')).status).toBe(429);
    app.setTime(15 * 60);
  });

  test('counts are given back in the order in which all others lock them', async () => {
    const limit = { max: 9, windowSeconds: 60 };
    const keys = ['orden b', 'orden a'];
    for (const key of keys) await consume(app.db, app.clock, [{ key, ...limit }]);
    const lock = (tx: Db, key: string) =>
      tx.select().from(rateLimits).where(eq(rateLimits.key, key)).for('update', { noWait: true });
    const given = await app.db.transaction(async (tx) => {
      await lock(tx, 'orden a');
      const giving = giveBack(app.db, keys);
      while ((await countWaiting(app.db)) === 0);
      await lock(tx, 'orden b');
      return { giving };
    });
    await given.giving;
    const rows = await app.db.select().from(rateLimits).where(like(rateLimits.key, 'orden %'));
    expect(rows.map(({ count }) => count)).toEqual([0, 0]);
  });

  test('the sweep deletes the rows of windows that are over, and keeps those that still count', async () => {
    app.setTime(3600);
    await enter('vieja@example.com', 'mala', from('192.0.2.77'));
    const rows = () => app.db.$count(rateLimits, like(rateLimits.key, '%vieja@example.com%'));
    await sweepRateLimits(app);
    expect(await rows()).toBeGreaterThan(0);
    app.setTime(3600);
    await sweepRateLimits(app);
    expect(await app.db.$count(rateLimits)).toBe(0);
  });
});

describe('session', () => {
  test('a replaced token works until a moment after its successor is first used', async () => {
    const old = await app.tokenOf(ana.userId);
    const renewed = (await validate(old)).body.token ?? '';
    // The answer may have been lost, so the old token still works.
    app.setTime(OVERLAP_SECONDS * 10);
    expect((await validate(old)).status).toBe(200);
    expect((await validate(renewed)).status).toBe(200);
    expect((await validate(old)).status).toBe(200);
    app.setTime(OVERLAP_SECONDS + 1);
    expect((await validate(old)).status).toBe(401);
    expect((await validate(renewed)).status).toBe(200);
  });

  test('300 validations leave fewer than 10 rows, whether the answers arrive or not', async () => {
    const eva = await createSeller(app.db, 'eva@example.com');
    const rows = () => app.db.$count(sessionTokens, eq(sessionTokens.userId, eva.userId));
    let token = await app.tokenOf(eva.userId);
    for (let call = 0; call < 150; call += 1) {
      token = (await validate(token)).body.token ?? '';
      app.setTime(OVERLAP_SECONDS + 1);
    }
    expect(await rows()).toBeLessThan(6);
    for (let call = 0; call < 150; call += 1) await validate(token);
    expect(await rows()).toBeLessThan(10);
    expect((await validate(token)).status).toBe(200);
  });

  test('a seller keeps at most 50 sessions, the newest ones', async () => {
    const luz = await createSeller(app.db, 'luz@example.com');
    const first = await app.tokenOf(luz.userId);
    for (let login = 0; login < 60; login += 1) await app.tokenOf(luz.userId);
    expect(await app.db.$count(sessionTokens, eq(sessionTokens.userId, luz.userId))).toBe(50);
    expect((await validate(first)).status).toBe(401);
  });

  test('an expired session answers 401', async () => {
    const token = await app.tokenOf(ana.userId);
    app.setTime(SESSION_SECONDS + 1);
    expect((await validate(token)).status).toBe(401);
  });

  test('the sweep deletes expired sessions, and keeps live ones', async () => {
    const token = await app.tokenOf(ana.userId);
    await sweepSessions(app);
    expect((await validate(token)).status).toBe(200);
    app.setTime(SESSION_SECONDS + 1);
    await sweepSessions(app);
    expect(await app.db.$count(sessionTokens)).toBe(0);
  });
});
