import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { readToken } from './session-tokens';

const [SECRET, ANOTHER] = ['un-secreto-de-32-letras-o-mas-largo', 'otro-secreto-de-32-letras-o-mas-lar'];
const ISSUED = new Date('2026-11-21T15:00:00Z');
const SECONDS = 60;
const at = (seconds: number, jwtSecret = SECRET) => ({
  config: { jwtSecret },
  clock: () => new Date(ISSUED.getTime() + seconds * 1000),
});
const tokenOf = (jti: string) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('7')
    .setJti(jti)
    .setExpirationTime(new Date(ISSUED.getTime() + SECONDS * 1000))
    .sign(createSecretKey(SECRET, 'utf8'));

test('a token that was accepted before still expires on time, to the second', async () => {
  const token = await tokenOf('a');
  expect(await readToken(at(0), token)).toMatchObject({ jti: 'a', userId: 7 });
  expect(await readToken(at(SECONDS - 1), token)).toMatchObject({ jti: 'a', userId: 7 });
  await expect(readToken(at(SECONDS), token)).rejects.toThrow();
});

test('a token that was accepted before is refused under another secret, and so is a similar token', async () => {
  const token = await tokenOf('b');
  await readToken(at(0), token);
  await expect(readToken(at(0, ANOTHER), token)).rejects.toThrow();
  await expect(readToken(at(0), `${token.slice(0, -2)}AA`)).rejects.toThrow();
});
