import type { ServerDeployment } from './deployment';
import { isLocalHost } from './environment';

/** Where the answers of a captcha script are verified. */
export interface CaptchaVerifier {
  readonly url: string;
  readonly secret: string;
}

function verifyUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocalHost(url.hostname));
  if (!url || !safe) throw new Error(`CAPTCHA_VERIFY_URL has to be an https address, not "${text}".`);
  return url.href;
}

/**
 * The service that verifies the answers of a deployment's captcha script; undefined for ALTCHA, which the backend
 * verifies itself.
 * @throws Error in production, when the deployment shows a script and no service verifies its answers
 */
export function captchaVerifierOf(
  env: NodeJS.ProcessEnv,
  { name, captcha }: Pick<ServerDeployment, 'name' | 'captcha'>,
  production: boolean,
): CaptchaVerifier | undefined {
  if (captcha?.provider !== 'script') return undefined;
  const { CAPTCHA_VERIFY_URL: url, CAPTCHA_SECRET: secret } = env;
  if (!url && !production) return undefined;
  if (!url || !secret) {
    const missing = [...(url ? [] : ['CAPTCHA_VERIFY_URL']), ...(secret ? [] : ['CAPTCHA_SECRET'])].join(' and ');
    throw new Error(
      `Deployment "${name}" shows a captcha script (captcha.provider "script"), but the backend runs without ${missing}: its answers could not be verified.`,
    );
  }
  return { url: verifyUrl(url), secret };
}
