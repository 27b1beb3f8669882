import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { App } from '../platform/app';

export const VALID_SECONDS = 20 * 60;
// Takes a phone about a second.
const COST = 500;
const COUNTER = { from: 200, to: 1000 };

const secrets = (secret: string) => ({
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: createHmac('sha256', secret).update('key').digest('hex'),
});

export function registerAltchaChallenge({ http, config }: App): void {
  // The widget wants the bare challenge, not the envelope.
  http.get('/captcha/challenge', () =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(COUNTER.from, COUNTER.to),
      deriveKey,
      // The check compares it with this machine's clock.
      expiresAt: Math.floor(Date.now() / 1000) + VALID_SECONDS,
      ...secrets(config.captchaSecret),
    }),
  );
}

function readPayload(sent: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(sent, 'base64').toString('utf8')) as Partial<Payload> | null;
    return payload?.challenge?.signature && payload.solution ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @returns the challenge's nonce, which its signature covers letter by letter; undefined for an invalid solution,
 * or one of a challenge that we did not make
 */
export async function solvedNonce({ captchaSecret }: App['config'], sent: string): Promise<string | undefined> {
  const payload = readPayload(sent);
  const result =
    payload && (await verifySolution({ ...payload, deriveKey, ...secrets(captchaSecret) }).catch(() => undefined));
  return result?.verified ? payload?.challenge.parameters.nonce : undefined;
}
