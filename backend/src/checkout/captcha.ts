import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Db } from '../db/database';
import { captchaSolutions } from '../db/schema';
import type { App } from '../platform/app';
import { BusinessError } from '../platform/errors';
import type { Fields } from '../platform/request-body';
import { consume } from '../platform/rate-limit';

const VALID_SECONDS = 20 * 60;
// About a second of work on a phone.
const COST = 500;
const COUNTER = { from: 200, to: 1000 };

const secrets = (secret: string) => ({
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: createHmac('sha256', secret).update('key').digest('hex'),
});

/** Only ALTCHA is verified here; a `script` provider needs its own server's answer, see README. */
export const captchaField = ({ config }: Pick<App, 'config'>): string | undefined =>
  config.deployment.captcha?.provider === 'altcha' ? config.deployment.captcha.field : undefined;

export function registerCaptcha({ http, config, clock }: App): void {
  if (captchaField({ config }) === undefined) return;
  http.get('/captcha/challenge', async (_request, reply) => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(COUNTER.from, COUNTER.to),
      deriveKey,
      expiresAt: Math.floor(clock().getTime() / 1000) + VALID_SECONDS,
      ...secrets(config.captchaSecret),
    });
    // The widget wants the bare challenge, not the envelope.
    return reply.header('cache-control', 'no-store').send(challenge);
  });
}

const MISSING = 'Resolvé la verificación anti-robots para poder pagar.';
const FAILED = 'La verificación anti-robots no es válida o ya se usó. Resolvela de nuevo.';

function readPayload(sent: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(sent, 'base64').toString('utf8')) as Partial<Payload> | null;
    return payload?.challenge?.signature && payload.solution ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks the captcha's answer where the deployment configures one.
 * @returns what spends the solution, to be called in the transaction that uses it
 * @throws BusinessError
 */
export async function checkCaptcha({ db, config, clock }: App, fields: Fields, ip: string): Promise<(tx: Db) => Promise<void>> {
  const field = captchaField({ config });
  if (field === undefined) return async () => undefined;
  const sent = fields[field];
  if (typeof sent !== 'string' || sent === '') throw new BusinessError(null, { message: MISSING });
  // Each check costs us a key derivation.
  await consume(db, clock, [{ key: `captcha:address:${ip}`, max: 120, windowSeconds: 600 }]);
  const payload = readPayload(sent);
  const result = payload && (await verifySolution({ ...payload, deriveKey, ...secrets(config.captchaSecret) }).catch(() => undefined));
  if (!result?.verified) throw new BusinessError(null, { message: FAILED });
  const expiresAt = new Date(clock().getTime() + 2 * VALID_SECONDS * 1000);
  // The nonce is covered by the signature, letter by letter.
  const nonce = payload?.challenge.parameters.nonce ?? '';
  return async (tx) => {
    const spent = await tx.insert(captchaSolutions).values({ nonce, expiresAt }).onConflictDoNothing().returning();
    if (spent.length === 0) throw new BusinessError(null, { message: FAILED });
  };
}
