import { mayBeDone, parseError } from '@rifas/shared/http';

/** A failed write, for the page that reports it. Plain data, so that a draft keeps it through a reload. */
export interface WriteFailure {
  /** The server's own text if it refused the write; otherwise the site's text about the error. */
  readonly reason: string | undefined;
  /** The answer is missing or unreliable: the write may have been done. */
  readonly uncertain: boolean;
}

/**
 * What is known about a failed write.
 * @example writeFailureOf(new AppError('rejected', 'no', { data: 'Saldo insuficiente.' })).reason // 'Saldo insuficiente.'
 */
export function writeFailureOf(thrown: unknown): WriteFailure {
  const error = parseError(thrown);
  const reason = error.code === 'rejected' ? error.serverText?.trim() || undefined : error.userMessage;
  return { reason, uncertain: mayBeDone(error) };
}
