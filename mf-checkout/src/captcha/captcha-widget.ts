import type { Captcha } from '@rifas/shared/deployment';

export type CaptchaConfig = NonNullable<Captcha>;

/** A captcha on the page. Each answer can be used once, so call `reset` after each attempt. */
export interface CaptchaWidget {
  /**
   * Returns the answer to send. If the provider works by itself, it is started or awaited. Undefined means that the
   * user must still do something, or that the check failed.
   */
  readonly answer: () => Promise<string | undefined>;
  readonly reset: () => void;
  readonly remove: () => void;
}

/** One captcha provider. */
export interface CaptchaAdapter {
  /**
   * Loads the provider and renders it inside `container`.
   * @throws Error when the provider cannot be loaded; the next call tries again.
   */
  readonly mount: (container: HTMLElement, config: CaptchaConfig) => Promise<CaptchaWidget>;
}
