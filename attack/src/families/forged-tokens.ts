import { createHmac } from 'node:crypto';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
type Claims = Readonly<Record<string, unknown>>;

/** Makes a token as anybody could. */
const write = (header: object, claims: Claims, secret: string, hash = 'sha256'): string => {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
};

/** Common secrets, and those in the sources. */
export const GUESSES = ['', 'secret', 'changeme', 'rifas', 'otro', 'test-jwt-secret-test-jwt-secret-32'];

/**
 * All tokens that must open nothing, by name, made from one that opens Ana's session.
 * @param secret the server's own secret: tokens signed with it must be refused for another reason
 * @param others tokens that the site issues for other purposes
 */
export function tokensThatOpenNothing(
  good: string,
  secret: string,
  others: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> {
  const [head = '', body = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  const past = Math.floor(Date.now() / 1000) - 60;
  const hs256 = { alg: 'HS256' };
  return {
    'no token': undefined,
    'a word': 'x',
    dots: '..',
    'the signature cut': good.slice(0, -4),
    'without its signature': `${head}.${body}.`,
    'another subject under the old signature': `${head}.${encode({ ...claims, sub: '999999' })}.${signature}`,
    'alg none': `${encode({ alg: 'none' })}.${body}.`,
    'alg nOnE with a signature': `${encode({ alg: 'nOnE' })}.${body}.${signature}`,
    'alg RS256': write({ alg: 'RS256' }, claims, secret),
    'alg HS512, signed with the right secret': write({ alg: 'HS512' }, claims, secret, 'sha512'),
    'a key in its own header': write({ alg: 'HS256', jwk: { kty: 'oct', k: 'c2VjcmV0' } }, claims, 'secret'),
    'a key id that is a path': write({ alg: 'HS256', kid: '../../dev/null' }, claims, ''),
    'a critical header that nobody knows': write({ alg: 'HS256', crit: ['x'], x: 1 }, claims, secret),
    'expired, with the right signature': write(hs256, { ...claims, exp: past }, secret),
    'not valid yet': write(hs256, { ...claims, nbf: Math.floor(Date.now() / 1000) + 3600 }, secret),
    'of a session that never was': write(hs256, { ...claims, jti: '00000000-0000-4000-8000-000000000000' }, secret),
    'without an id': write(hs256, { ...claims, jti: undefined }, secret),
    "of one seller with another's id": write(hs256, { ...claims, sub: '999999' }, secret),
    ...Object.fromEntries(GUESSES.map((guess) => [`signed with '${guess}'`, write(hs256, claims, guess)])),
    ...others,
  };
}
