import { parseError } from '@rifas/shared/http';

/** A write that did not succeed, as the result page needs it; plain data, so that a reload keeps it. */
export interface Failure {
  /** The server's own words, where it refused. */
  readonly reason: string | undefined;
  /** No answer came, or none to rely on: the write may have been made. */
  readonly uncertain: boolean;
}

const UNCERTAIN: readonly string[] = ['network', 'timeout', 'http', 'contract', 'aborted', 'unexpected'];

export function failureOf(thrown: unknown): Failure {
  const error = parseError(thrown);
  if (error.code === 'rejected') return { reason: error.serverText?.trim() || undefined, uncertain: false };
  return { reason: error.userMessage, uncertain: UNCERTAIN.includes(error.code) };
}
