import type { App } from '../platform/app';

/** Sends what was queued without keeping the answer waiting for a mail server; housekeeping tries again what fails. */
export function flushLater({ mailer, http }: Pick<App, 'mailer' | 'http'>): void {
  mailer.flush().catch((error: unknown) => http.log.error({ err: error }, 'mails not sent'));
}
