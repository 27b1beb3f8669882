import type { Captcha } from '@rifas/shared/deployment';

export type CaptchaConfig = NonNullable<Captcha>;

/** A captcha on the page. Its answers are good for one use: `reset` after each attempt. */
export interface CaptchaWidget {
  /**
   * The answer to send. A provider that works by itself starts, or is waited for; undefined means that the
   * person has still to do something, or that the check failed.
   */
  readonly answer: () => Promise<string | undefined>;
  readonly reset: () => void;
  readonly remove: () => void;
}

/** One captcha provider. */
export interface CaptchaAdapter {
  /**
   * Loads the provider and draws it inside `container`.
   * @throws Error when the provider cannot be loaded; calling again tries again.
   */
  readonly mount: (container: HTMLElement, config: CaptchaConfig) => Promise<CaptchaWidget>;
}
