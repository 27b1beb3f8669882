import type { FastifyInstance } from 'fastify';
import type { Mailer } from './mailer';

interface Context {
  readonly mailer: Mailer;
  readonly http: Pick<FastifyInstance, 'log'>;
}

/** Sends the queued mails. The answer does not wait for the mail server; a job tries again what fails (jobs/jobs.ts). */
export function flushLater({ mailer, http }: Context): void {
  mailer.flush().catch((error: unknown) => http.log.error({ err: error }, 'mails not sent'));
}
