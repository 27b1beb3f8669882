import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../platform/config';
import type { HiddenCookies } from '../platform/cookies';

const YEAR_SECONDS = 365 * 24 * 3600;
const ID_BYTES = 12;

/** One cookie for each account, so that several sellers may share a phone. The name does not reveal the mail. */
const nameFor = (mail: string): string => `RIFAS-${hash('sha256', mail).slice(0, 16)}`;

const signatureOf = (secret: string, mail: string, id: string): Buffer =>
  createHmac('sha256', secret).update(`device ${mail} ${id}`).digest();

/** Remembers that this device logged in to the account. */
export function rememberDevice({ jwtSecret }: Pick<Config, 'jwtSecret'>, cookies: HiddenCookies, mail: string): void {
  if (knownDevice({ jwtSecret }, cookies, mail)) return;
  const id = randomBytes(ID_BYTES).toString('base64url');
  cookies.set(nameFor(mail), `${id}.${signatureOf(jwtSecret, mail, id).toString('base64url')}`, YEAR_SECONDS);
}

/**
 * The id of a device that logged in to this account before, which only this backend can have written; undefined for any
 * other. Its guesses are counted separately, so that nobody else can lock it out.
 */
export function knownDevice(
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
  cookies: HiddenCookies,
  mail: string,
): string | undefined {
  const [id = '', signature = ''] = (cookies.get(nameFor(mail)) ?? '').split('.');
  const sent = Buffer.from(signature, 'base64url');
  const expected = signatureOf(jwtSecret, mail, id);
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : undefined;
}
