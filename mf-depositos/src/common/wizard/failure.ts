import { mayBeDone, parseError } from '@rifas/shared/http';

/** A write that did not succeed, as the result page needs it; plain data, so that a reload keeps it. */
export interface Failure {
  /** The server's own words, where it refused. */
  readonly reason: string | undefined;
  /** No answer came, or none to rely on: the write may have been made. */
  readonly uncertain: boolean;
}

export function failureOf(thrown: unknown): Failure {
  const error = parseError(thrown);
  const reason = error.code === 'rejected' ? error.serverText?.trim() || undefined : error.userMessage;
  return { reason, uncertain: mayBeDone(error) };
}
