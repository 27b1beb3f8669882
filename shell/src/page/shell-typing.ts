/** What shell/src/page/typing.inline.ts gives to recover.inline.ts, in the pages that begin with their form. */
export interface ShellTyping {
  /** Call it before a release of the shell is started: it gets an empty root out of sight, and the form stays. */
  readonly hold: () => void;
}

declare global {
  var rifasTyping: ShellTyping | undefined;
}
