import { LateError } from '@rifas/shared/async';

/** The stage at which loading a remote failed. */
export type RemoteStage = 'entry' | 'contract' | 'page' | 'render';

export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly remote: string,
    readonly stage: RemoteStage,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** A module was loaded, but lacks the required export. */
export class NothingExportedError extends RemoteError {}

/** A thrown value as text. A remote may throw anything, and some values cannot become text. */
export function inWords(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}

export const toRemoteError = (remote: string, stage: RemoteStage, cause: unknown): RemoteError =>
  cause instanceof RemoteError
    ? cause
    : new RemoteError(remote, stage, cause instanceof Error ? cause.message : inWords(cause), cause);

/** The work took longer than its budget: its request may hang. */
export const isLate = (error: unknown): boolean =>
  error instanceof LateError || (error instanceof RemoteError && error.cause instanceof LateError);

/** A part did not arrive, and a retry may succeed. A wrong contract or a missing page would fail again. */
export const isTransient = (error: unknown): boolean =>
  error instanceof RemoteError && error.cause !== undefined && !isLate(error);
