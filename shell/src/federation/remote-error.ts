import { LateError } from '@rifas/shared/async';

/** Where the loading of a remote failed. */
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

/** A module has arrived without what it must export. */
export class NothingExportedError extends RemoteError {}

/** What was thrown, as text. A remote may throw anything, and some values are no text. */
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

/** Something did not arrive, and may at a second try. A wrong contract or a missing page stays what it is. */
export const isTransient = (error: unknown): boolean =>
  error instanceof RemoteError && error.cause !== undefined && !isLate(error);
