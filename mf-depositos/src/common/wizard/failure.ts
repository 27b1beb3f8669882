import { mayBeDone, parseError } from '@rifas/shared/http';

/** A failed write, as data for the result page. Plain data, so that a reload keeps it. */
export interface Failure {
  /** The server's own text, if it refused the write. */
  readonly reason: string | undefined;
  /** The answer is missing or unreliable: the write may have been done. */
  readonly uncertain: boolean;
}

export function failureOf(thrown: unknown): Failure {
  const error = parseError(thrown);
  const reason = error.code === 'rejected' ? error.serverText?.trim() || undefined : error.userMessage;
  return { reason, uncertain: mayBeDone(error) };
}
