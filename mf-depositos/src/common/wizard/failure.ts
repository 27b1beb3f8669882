import { parseError, type AppErrorCode } from '@rifas/shared/http';

/** A write that did not succeed, as the result page needs it; plain data, so that a reload keeps it. */
export interface Failure {
  /** The server's own words, where it refused. */
  readonly reason: string | undefined;
  /** No answer came, or none to rely on: the write may have been made. */
  readonly uncertain: boolean;
}

const UNCERTAIN: readonly AppErrorCode[] = ['network', 'timeout', 'http', 'contract', 'aborted', 'unexpected'];

// What the server calls a bad request it has not done.
const isBadRequest = (status = 0): boolean => status >= 400 && status < 500;

export function failureOf(thrown: unknown): Failure {
  const error = parseError(thrown);
  if (error.code === 'rejected') return { reason: error.serverText?.trim() || undefined, uncertain: false };
  return {
    reason: error.userMessage,
    uncertain: UNCERTAIN.includes(error.code) && !isBadRequest(error.details.httpStatus),
  };
}
