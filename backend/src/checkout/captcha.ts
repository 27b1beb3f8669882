import { eq, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { initPayment } from '@rifas/shared/contracts';
import type { Db } from '../db/database';
import { captchaSolutions } from '../db/schema';
import { storedHash } from '../db/stored-hash';
import type { App } from '../platform/app';
import type { CaptchaVerifier } from '../platform/captcha-config';
import { refusalWithoutData } from '../platform/errors';
import { consume } from '../platform/rate-limit';
import type { PublicCall } from '../platform/route';
import { registerAltchaChallenge, solvedNonce, VALID_SECONDS } from './altcha';

const PATIENCE_MS = 5000;
// reCAPTCHA's answers are the longest, some 2,000 characters.
const MAX_ANSWER = 10_000;

/**
 * Asks the provider of a captcha script whether an answer is good: POST of secret and response, as reCAPTCHA, hCaptcha
 * and Turnstile have it. The buyer's address is not sent.
 * @throws Error when the provider does not say yes or no in time
 */
async function askProvider({ url, secret }: CaptchaVerifier, answer: string) {
  if (answer.length > MAX_ANSWER) return { success: false, errorCodes: [] };
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: answer }),
    // A redirect could send the secret to another address than the configured one.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`captcha provider: HTTP ${response.status}`);
  const { success, 'error-codes': codes } = ((await response.json()) ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof success !== 'boolean') throw new Error('captcha provider: no verdict');
  return { success, errorCodes: Array.isArray(codes) ? codes.map(String) : [] };
}

// Reasons only: the page that shows them adds what to do.
const MISSING = 'Falta la verificación de seguridad.';
const FAILED = 'La verificación de seguridad no es válida o ya se usó.';
const UNREACHABLE = 'No pudimos comprobar la verificación de seguridad.';

export function registerCaptcha(app: App): void {
  const { captcha } = app.config.deployment;
  if (captcha?.provider === 'altcha') registerAltchaChallenge(app);
  if (captcha?.provider === 'script' && !app.config.captchaVerifier) {
    app.http.log.warn('the answers of the captcha script are not verified: set CAPTCHA_VERIFY_URL and CAPTCHA_SECRET');
  }
}

/**
 * Checks the answer of the captcha, if the deployment has one (docs/rules.md, "Captcha").
 * @returns a function that spends the answer; call it in the transaction that uses it
 * @throws BusinessError
 */
export async function checkCaptcha(
  app: App,
  { fields, ip, log }: Pick<PublicCall<typeof initPayment>, 'fields' | 'ip' | 'log'>,
): Promise<(tx: Db) => Promise<void>> {
  const { db, config, clock } = app;
  const { captcha } = config.deployment;
  if (!captcha) return async () => undefined;
  const sent = fields[captcha.field];
  if (typeof sent !== 'string' || sent === '') throw refusalWithoutData(MISSING);
  // Each check costs us a key derivation or a request.
  await consume(db, clock, [{ key: `captcha:address:${ip}`, max: 120, windowSeconds: 600 }]);
  const nonce = captcha.provider === 'altcha' ? await solvedNonce(config, sent) : await acceptedNonce(app, sent, log);
  // A repeated request is refused here, before it ends the payment that the first one began.
  if (nonce === undefined || (await db.$count(captchaSolutions, eq(captchaSolutions.nonce, nonce))) > 0)
    throw refusalWithoutData(FAILED);
  const expiresAt = new Date(clock().getTime() + 2 * VALID_SECONDS * 1000);
  return async (tx) => {
    const spent = await tx.insert(captchaSolutions).values({ nonce, expiresAt }).onConflictDoNothing().returning();
    if (spent.length === 0) throw refusalWithoutData(FAILED);
  };
}

/** Deletes the spent answers that have expired anyway. */
export async function sweepCaptchaSolutions({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.delete(captchaSolutions).where(lt(captchaSolutions.expiresAt, clock()));
}

async function acceptedNonce(
  { config: { captchaVerifier } }: App,
  sent: string,
  log: FastifyBaseLogger,
): Promise<string | undefined> {
  // Happens in development only: production does not start without a verifier (captcha-config.ts).
  if (!captchaVerifier) return storedHash(sent);
  const verdict = await askProvider(captchaVerifier, sent).catch((error: unknown) => {
    log.error({ err: error }, 'captcha provider did not answer');
    throw refusalWithoutData(UNREACHABLE);
  });
  if (!verdict.success) log.warn({ errorCodes: verdict.errorCodes }, 'captcha refused');
  return verdict.success ? storedHash(sent) : undefined;
}
