import type { CaptchaAdapter, CaptchaConfig } from './captcha-widget';

/** The adapter of a configured provider, loaded when a form asks for it. */
export async function loadAdapter(provider: CaptchaConfig['provider']): Promise<CaptchaAdapter> {
  if (provider === 'altcha')
    return (await import(/* webpackChunkName: "captcha-altcha" */ './altcha-adapter')).altchaAdapter;
  return (await import(/* webpackChunkName: "captcha-script" */ './script-adapter')).scriptAdapter;
}
