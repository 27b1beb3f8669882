/** The interface of shell/src/page/recover.inline.ts for the shell. */
export interface ShellRecovery {
  /**
   * Call it when a release of the shell has loaded. It is started unless another one runs or is wanted.
   * @param base address of its files
   */
  readonly offer: (base: string, start: () => void) => void;
  /** Call it when the shell has drawn itself. */
  readonly drawn: () => void;
  /** Call it when the shell threw and draws nothing any more. */
  readonly failed: (error: unknown) => void;
  /** The events that this page has reported to telemetry: shell/src/page/mark-first.ts. */
  readonly told?: Set<string>;
}

/** The interface of shell/src/page/typing.inline.ts for recover.inline.ts, in the pages that begin with their form. */
interface ShellTyping {
  /**
   * Call it before a release of the shell is started: the shell gets an empty root out of sight, and the form stays.
   */
  readonly hold: () => void;
}

declare global {
  var rifasRecovery: ShellRecovery | undefined;
  var rifasTyping: ShellTyping | undefined;
}
