import { eq } from 'drizzle-orm';
import { firstLogin, login, LOGIN_TYPE, validateSession } from '@rifas/shared/contracts';
import { GRANT_SECONDS } from '../auth/first-login-grant';
import { auditLog } from '../db/schema';
import { createSeller, PASSWORD } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { MAX_PER_ADDRESS } from './first-login';

const NEW_PASSWORD = 'Nueva.2027';
const LOG_IN_AGAIN = { status: 'error', data: 'Volvé a ingresar con tu mail y la contraseña que te dieron.' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
// Each test has windows of its own.
beforeEach(() => app.setTime(MAX_PER_ADDRESS.windowSeconds + 1));

// The cookies of one device, which logs in and sets the password.
let device: Record<string, string> = {};
beforeEach(() => (device = {}));
const cookieHeader = () => ({
  cookie: Object.entries(device)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});
const enter = async (email: string, password = PASSWORD) => {
  const answer = await app.call(
    login,
    { email, password, getHash: false, type: LOGIN_TYPE },
    { headers: cookieHeader() },
  );
  for (const line of [answer.headers['set-cookie'] ?? []].flat() as string[]) {
    const [name = '', value = ''] = line.split(/[=;]/);
    device[name] = value;
  }
  return answer;
};
const setFirst = (email: string, password = NEW_PASSWORD, headers: Record<string, string> = {}) =>
  app.call(firstLogin, { email, password, getHash: false }, { headers: { ...cookieHeader(), ...headers } });
const newUser = async (email: string) => createSeller(app.db, email, { mustSetPassword: true });

test('after a login with the provisional password a new user sets the first password, which then logs in', async () => {
  const { userId } = await newUser('una@example.com');
  const old = await app.tokenOf(userId);
  expect((await enter('una@example.com')).body).toMatchObject({ newUser: true, token: null });
  expect((await setFirst(' Una@Example.com ')).body).toMatchObject({ status: 'success' });
  expect((await enter('una@example.com', NEW_PASSWORD)).body).toMatchObject({
    status: 'success',
    newUser: false,
    token: expect.any(String),
  });
  expect((await enter('una@example.com')).body.status).toBe('error');
  expect((await app.call(validateSession, {}, { token: old })).status).toBe(401);
  expect(await app.db.select().from(auditLog).where(eq(auditLog.userId, userId))).toMatchObject([
    { action: 'usuario.primera-clave' },
  ]);
});

test('the mail alone is not enough to set the first password', async () => {
  await newUser('dos@example.com');
  expect((await setFirst('dos@example.com')).body).toMatchObject(LOG_IN_AGAIN);
  await enter('dos@example.com', 'equivocada');
  expect((await setFirst('dos@example.com')).body).toMatchObject(LOG_IN_AGAIN);
});

test('after the login another device cannot set the password, and the same device can from another address', async () => {
  await newUser('tres@example.com');
  const { headers } = await enter('tres@example.com');
  expect(headers['set-cookie']).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^RIFAS-PRIMER-INGRESO=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Strict$/),
    ]),
  );
  expect((await setFirst('tres@example.com', NEW_PASSWORD, { cookie: '' })).body).toMatchObject(LOG_IN_AGAIN);
  const cookie = 'RIFAS-PRIMER-INGRESO=otro';
  expect((await setFirst('tres@example.com', NEW_PASSWORD, { cookie })).body).toMatchObject(LOG_IN_AGAIN);
  expect((await setFirst('tres@example.com', NEW_PASSWORD, { 'x-forwarded-for': '203.0.113.9' })).body.status).toBe(
    'success',
  );
});

test('the nonce of one account does not serve for another', async () => {
  await newUser('propia@example.com');
  await newUser('ajena@example.com');
  await enter('propia@example.com');
  expect((await setFirst('ajena@example.com')).body).toMatchObject(LOG_IN_AGAIN);
});

test('the login allows one new password, for a limited time', async () => {
  await newUser('cuatro@example.com');
  await enter('cuatro@example.com');
  app.setTime(GRANT_SECONDS + 1);
  expect((await setFirst('cuatro@example.com')).body).toMatchObject(LOG_IN_AGAIN);
  await enter('cuatro@example.com');
  const answers = await Promise.all([setFirst('cuatro@example.com'), setFirst('cuatro@example.com', 'Otra.2027')]);
  expect(answers.map(({ body }) => body.status).sort()).toEqual(['error', 'success']);
  expect((await setFirst('cuatro@example.com', 'Tercera.2027')).body).toMatchObject(LOG_IN_AGAIN);
});

test.each(['ana@example.com', 'nadie@example.com'])(
  '%s, who is not a new user, is asked to log in again',
  async (email) => {
    if (email.startsWith('ana')) await createSeller(app.db, email);
    await enter(email);
    expect((await setFirst(email)).body).toMatchObject(LOG_IN_AGAIN);
  },
);

describe('the new password', () => {
  beforeAll(async () => newUser('clave@example.com'));
  beforeEach(async () => enter('clave@example.com'));

  test.each(['corta.1', 'sinmayuscula.1', 'SINMINUSCULA.1', 'SinNumero.', 'SinEspecial1'])(
    'must be strong: %s',
    async (password) => {
      expect((await setFirst('clave@example.com', password)).body).toMatchObject({
        status: 'error',
        data: 'Contraseña incorrecta!',
      });
    },
  );

  test('cannot be the provisional password, which others know', async () => {
    expect((await setFirst('clave@example.com', PASSWORD)).body).toMatchObject({
      data: 'Elegí una contraseña distinta de la que te dieron.',
    });
  });

  test('cannot be longer than the login accepts', async () => {
    expect(await setFirst('clave@example.com', `Aa1.${'x'.repeat(197)}`)).toMatchObject({
      status: 400,
      body: { message: 'Datos no válidos: password.' },
    });
    expect((await setFirst('clave@example.com', `Aa1.${'x'.repeat(196)}`)).body.status).toBe('success');
    expect((await enter('clave@example.com', `Aa1.${'x'.repeat(196)}`)).body.status).toBe('success');
  });
});

test('IPv6 addresses of one network count together, because one machine may have all of them', async () => {
  const from = (address: string) => setFirst('robot@example.com', NEW_PASSWORD, { 'x-forwarded-for': address });
  for (let i = 0; i < MAX_PER_ADDRESS.max; i += 1)
    expect((await from(`2001:db8:0:7::${i.toString(16)}`)).status).toBe(200);
  expect((await from('2001:db8:0:7:ffff::1')).status).toBe(429);
  expect((await from('2001:db8:0:8::1')).status).toBe(200);
});

test('more requests than the limit of an address answer 429', async () => {
  for (let i = 0; i < MAX_PER_ADDRESS.max; i += 1) expect((await setFirst(`robot${i}@example.com`)).status).toBe(200);
  expect((await setFirst('robot@example.com')).status).toBe(429);
});
