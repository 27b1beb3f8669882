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

export const toRemoteError = (remote: string, stage: RemoteStage, cause: unknown): RemoteError =>
  cause instanceof RemoteError ? cause : new RemoteError(remote, stage, cause instanceof Error ? cause.message : String(cause), cause);
