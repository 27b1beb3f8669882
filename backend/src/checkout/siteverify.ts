import { createHash } from 'node:crypto';
import * as yup from 'yup';
import type { CaptchaVerifier } from '../platform/captcha-config';

const PATIENCE_MS = 5000;
// reCAPTCHA's answers are the longest, some 2,000 characters.
const MAX_ANSWER = 10_000;

const verdictSchema = yup.object({
  success: yup.boolean().strict().required(),
  'error-codes': yup.array(yup.string().required()).optional(),
});
type Verdict = yup.InferType<typeof verdictSchema>;

/**
 * Asks the provider of a captcha script whether an answer is good: POST of secret and response, as reCAPTCHA, hCaptcha and
 * Turnstile have it. The buyer's address stays here.
 * @throws Error when the provider does not say yes or no in time
 */
export async function askProvider({ url, secret }: CaptchaVerifier, answer: string): Promise<Verdict> {
  if (answer.length > MAX_ANSWER) return { success: false };
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: answer }),
    // The secret goes to the address that was configured and nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`captcha provider: HTTP ${response.status}`);
  return verdictSchema.validate(await response.json());
}

/** Under which an answer is remembered as spent. */
export const nonceOf = (answer: string): string => createHash('sha256').update(answer).digest('hex');
