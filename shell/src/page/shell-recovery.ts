/** What shell/src/page/recover.inline.ts puts into the page before anything else runs. */
export interface ShellRecovery {
  /**
   * A release of the shell has arrived; it is started unless another one is running or wanted.
   * @param base address of its files
   */
  readonly offer: (base: string, start: () => void) => void;
  /** It has drawn itself. */
  readonly drawn: () => void;
  /** It threw and has nothing on the page any more. */
  readonly failed: (error: unknown) => void;
}

declare global {
  var rifasRecovery: ShellRecovery | undefined;
}
