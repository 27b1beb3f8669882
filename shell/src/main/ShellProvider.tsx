import type { ReactNode } from 'react';
import { HostProvider } from '@rifas/shared/remote';
import { RemotesProvider, type Remotes } from '../federation/remotes-context';
import { RecoveryProvider, type Recovery } from '../recovery/recovery-context';
import type { ShellHost } from '../session/create-host';
import { SessionProvider } from '../session/session-context';

/** Everything behind the shell's screens. Each layer gets only its own part of it. */
export interface Shell extends Remotes, Recovery {
  readonly host: ShellHost;
}

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <HostProvider host={shell.host}>
      <SessionProvider value={shell.host.session}>
        <RemotesProvider value={shell}>
          <RecoveryProvider value={shell}>{children}</RecoveryProvider>
        </RemotesProvider>
      </SessionProvider>
    </HostProvider>
  );
}
