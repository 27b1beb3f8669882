import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { login, LOGIN_TYPE, requestResetLink } from '@rifas/shared/contracts';
import { createSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { hashPassword, needsRehash, PARAMETERS, verifyPassword } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});
const verify = jest.mocked(argon2.verify);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await createSeller(app.db);
});

/** The work behind an answer, because the time of the answer gives it away. */
async function workOf(call: () => Promise<unknown>) {
  verify.mockClear();
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await call();
  const statements = query.mock.calls.length;
  query.mockRestore();
  return { statements, verified: verify.mock.calls.length };
}

test('a login costs the same work for an unknown mail as for a wrong password', async () => {
  const enter = (email: string) => () => app.call(login, { email, password: 'mala', getHash: false, type: LOGIN_TYPE });
  const known = await workOf(enter('ana@example.com'));
  expect(known.verified).toBe(1);
  expect(await workOf(enter('nadie@example.com'))).toEqual(known);
});

test('the check of an unknown mail costs as much as the check of a stored hash', async () => {
  verify.mockClear();
  expect(await verifyPassword(undefined, 'mala')).toBe(false);
  const [against] = verify.mock.calls[0] ?? [];
  expect(needsRehash(String(against))).toBe(false);
  expect(argon2.parseOptions(await hashPassword('x'))).toMatchObject(PARAMETERS);
});

test('a reset link costs as many statements for an unknown mail as for a known one', async () => {
  const ask = (email: string) => () => app.call(requestResetLink, { email });
  const known = await workOf(ask('ana@example.com'));
  expect(known.statements).toBeGreaterThan(5);
  expect(await workOf(ask('nadie@example.com'))).toEqual(known);
});
