import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { initPayment } from '@rifas/shared/contracts';
import type { Db } from '../db/database';
import { captchaSolutions } from '../db/schema';
import type { App } from '../platform/app';
import { refusalWithoutData } from '../platform/errors';
import { consume } from '../platform/rate-limit';
import type { PublicCall } from '../platform/route';
import { registerAltchaChallenge, solvedNonce, VALID_SECONDS } from './altcha';
import { askProvider, nonceOf } from './siteverify';

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
  if (nonce === undefined) throw refusalWithoutData(FAILED);
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
  if (!captchaVerifier) return nonceOf(sent);
  const verdict = await askProvider(captchaVerifier, sent).catch((error: unknown) => {
    log.error({ err: error }, 'captcha provider did not answer');
    throw refusalWithoutData(UNREACHABLE);
  });
  if (!verdict.success) log.warn({ errorCodes: verdict.errorCodes }, 'captcha refused');
  return verdict.success ? nonceOf(sent) : undefined;
}
