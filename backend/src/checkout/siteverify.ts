import { createHash } from 'node:crypto';
import type { CaptchaVerifier } from '../platform/captcha-config';

const PATIENCE_MS = 5000;
// reCAPTCHA's answers are the longest, some 2,000 characters.
const MAX_ANSWER = 10_000;

/** @throws Error for an answer that is neither yes nor no */
function readVerdict(answer: unknown): { readonly success: boolean; readonly errorCodes: readonly string[] } {
  const { success, 'error-codes': codes } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof success !== 'boolean') throw new Error('captcha provider: no verdict');
  return { success, errorCodes: Array.isArray(codes) ? codes.map(String) : [] };
}

/**
 * Asks the provider of a captcha script whether an answer is good: POST of secret and response, as reCAPTCHA, hCaptcha
 * and Turnstile have it. The buyer's address is not sent.
 * @throws Error when the provider does not say yes or no in time
 */
export async function askProvider({ url, secret }: CaptchaVerifier, answer: string) {
  if (answer.length > MAX_ANSWER) return { success: false, errorCodes: [] };
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: answer }),
    // A redirect could send the secret to another address than the configured one.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`captcha provider: HTTP ${response.status}`);
  return readVerdict(await response.json());
}

/** The key that marks a captcha answer as used. */
export const nonceOf = (answer: string): string => createHash('sha256').update(answer).digest('hex');
