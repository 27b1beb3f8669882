import { eq } from 'drizzle-orm';
import {
  login,
  LOGIN_TYPE,
  requestResetLink,
  resetPassword,
  validateSession,
  verifyResetLink,
} from '@rifas/shared/contracts';
import { hashPassword } from '../auth/passwords';
import type { Db } from '../db/database';
import { auditLog, resetTokens, sessionTokens } from '../db/schema';
import { createSeller, PASSWORD, type TestSeller } from '../testing/fixtures';
import { callMeanwhile } from '../testing/meanwhile';
import { createTestApp, type Answer, type TestApp } from '../testing/test-app';
import { storePassword } from './new-password';
import { MAX_PER_ACCOUNT, MAX_PER_ADDRESS } from './reset-link';
import { RESET_SECONDS } from './reset-token';

const NEW_PASSWORD = 'Nueva.2027';
const EXPIRED = { status: 'error', data: 'El link expiró o ya fue usado.' };

let app: TestApp;
let count = 0;
let seller: TestSeller;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  // Each test has windows and a seller of its own.
  app.setTime(MAX_PER_ADDRESS.windowSeconds + 1);
  count += 1;
  seller = await createSeller(app.db, `persona${count}@example.com`);
});

const requestLink = (email: string) => app.call(requestResetLink, { email });
const verify = (token: string) => app.call(verifyResetLink, { token });
const change = (token: string, password = NEW_PASSWORD) => app.call(resetPassword, { token, password });
const enter = (email: string, password: string) =>
  app.call(login, { email, password, getHash: false, type: LOGIN_TYPE });

async function tokenByMail(email: string): Promise<string> {
  await requestLink(email);
  const sealed = (await app.mailsTo(email)).at(-1);
  const mail = { text: app.mailer.open(sealed?.text ?? ''), html: app.mailer.open(sealed?.html ?? '') };
  expect(sealed?.text).not.toContain('/reset/');
  // The mail is worth sending only while the link can be used.
  expect(sealed?.headers).toEqual({ Expires: new Date(app.clock().getTime() + RESET_SECONDS * 1000).toUTCString() });
  const [, token = ''] = /http:\/\/rifas\.test\/reset\/([\w-]{43})\b/.exec(mail.text) ?? [];
  expect(mail.html).toContain(`href="http://rifas.test/reset/${token}"`);
  return token;
}

test('a link by mail changes the password once, and only the new password logs in', async () => {
  const session = await app.tokenOf(seller.userId);
  const token = await tokenByMail(seller.email);
  expect((await verify(token)).body).toEqual({ status: 'success', data: null });
  expect((await change(token)).body).toEqual({ status: 'success', data: 'Contraseña cambiada correctamente.' });
  expect((await enter(seller.email, NEW_PASSWORD)).body.status).toBe('success');
  expect((await enter(seller.email, PASSWORD)).body.status).toBe('error');
  expect((await app.call(validateSession, {}, { token: session })).status).toBe(401);

  expect((await verify(token)).body).toMatchObject(EXPIRED);
  expect((await change(token, 'Otra.2027')).body).toMatchObject(EXPIRED);
  expect((await app.mailsTo(seller.email)).at(-1)?.text).toContain('contacto@rifas.example');
  const audited = await app.db.select().from(auditLog).where(eq(auditLog.userId, seller.userId)).orderBy(auditLog.id);
  expect(audited.map(({ action }) => action)).toEqual(['usuario.link-de-clave', 'usuario.clave-cambiada']);
});

test('an unknown mail gets the same answer as a known one, and no mail is sent', async () => {
  const known = await requestLink(seller.email);
  const unknown = await requestLink('nadie@example.com');
  expect(known.body).toEqual({
    status: 'success',
    data: 'Si el mail está registrado, te enviamos un link para cambiar la contraseña.',
  });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await app.mailsTo('nadie@example.com')).toHaveLength(0);
});

test('the mail is trimmed and lower-cased, and a text that is not a mail gets the message of the form', async () => {
  await requestLink(` ${seller.email.toUpperCase()} `);
  expect(await app.mailsTo(seller.email)).toHaveLength(1);
  expect((await requestLink('no es un mail')).body).toMatchObject({ status: 'error', message: 'Ingresa tu mail' });
  expect((await requestLink('')).status).toBe(400);
});

test('the token itself is not in the database', async () => {
  const token = await tokenByMail(seller.email);
  const rows = await app.db.select().from(resetTokens).where(eq(resetTokens.userId, seller.userId));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a link expires after an hour', async () => {
  const token = await tokenByMail(seller.email);
  app.setTime(RESET_SECONDS - 1);
  expect((await verify(token)).body.status).toBe('success');
  app.setTime(1);
  expect((await verify(token)).body).toMatchObject(EXPIRED);
  expect((await change(token)).body).toMatchObject(EXPIRED);
  expect((await enter(seller.email, PASSWORD)).body.status).toBe('success');
});

test('a new password ends the older links, and only one of two changes at once succeeds', async () => {
  const first = await tokenByMail(seller.email);
  const second = await tokenByMail(seller.email);
  const answers = await Promise.all([change(second, 'Una.2027'), change(second, 'Dos.2027')]);
  expect(answers.map(({ body }) => body.status).sort()).toEqual(['error', 'success']);
  expect((await verify(first)).body).toMatchObject(EXPIRED);
});

test.each(['corta.1', 'sinmayuscula.1', 'SINMINUSCULA.1', 'SinNumero.', 'SinEspecial1'])(
  'a weak password is refused with the rule, and the link stays valid: %s',
  async (password) => {
    const token = await tokenByMail(seller.email);
    expect((await change(token, password)).body).toMatchObject({
      status: 'error',
      data: 'La contraseña debe tener al menos una mayúscula, una minúscula, un número, un carácter especial (!@#$&*.) y un mínimo de 8 caracteres.',
    });
    expect((await verify(token)).body.status).toBe('success');
  },
);

test.each(['no-es-un-token', 'x'.repeat(43)])('an unknown token is refused like an expired one: %s', async (token) => {
  expect((await verify(token)).body).toMatchObject(EXPIRED);
  expect((await change(token)).body).toMatchObject(EXPIRED);
});

test('a new user who lost the provisional password can set a password by mail', async () => {
  const { email } = await createSeller(app.db, `nueva${count}@example.com`, { mustSetPassword: true });
  await change(await tokenByMail(email));
  expect((await enter(email, NEW_PASSWORD)).body).toMatchObject({ status: 'success', newUser: false });
});

test('a reset ends the wait of a throttled account', async () => {
  for (let i = 0; i < 9; i += 1) await enter(seller.email, 'olvidada');
  expect((await enter(seller.email, PASSWORD)).status).toBe(429);
  await change(await tokenByMail(seller.email));
  expect((await enter(seller.email, NEW_PASSWORD)).body.status).toBe('success');
});

test.each(['una cuenta', 'nadie'])('more requests than the limit of a mail answer 429: %s', async (whose) => {
  const email = whose === 'nadie' ? 'nadie2@example.com' : seller.email;
  for (let i = 0; i < MAX_PER_ACCOUNT.max; i += 1) expect((await requestLink(email)).status).toBe(200);
  expect((await requestLink(email)).status).toBe(429);
});

test('more requests than the limit of an address answer 429', async () => {
  for (let i = 0; i < MAX_PER_ADDRESS.max; i += 1)
    expect((await requestLink(`robot${i}@example.com`)).status).toBe(200);
  expect((await requestLink(seller.email)).status).toBe(429);
});

test.each<[string, (session: string) => Promise<Answer>]>([
  ['a session that is renewed', (session) => app.call(validateSession, {}, { token: session })],
  ['a login with the password before', () => enter(seller.email, PASSWORD)],
])('%s while the password is being changed leaves no session', async (_what, open) => {
  const session = await app.tokenOf(seller.userId);
  // The first use of a token writes to its row.
  await app.call(validateSession, {}, { token: session });
  const passwordHash = await hashPassword(NEW_PASSWORD);
  const change = (tx: Db) => storePassword(tx, seller.userId, passwordHash, app.clock());
  expect((await callMeanwhile(app.db, change, () => open(session))).status).toBe(401);
  expect(await app.db.$count(sessionTokens, eq(sessionTokens.userId, seller.userId))).toBe(0);
});
