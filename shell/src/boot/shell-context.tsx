import { createContext, useContext, type ReactNode } from 'react';
import { HostProvider } from '@rifas/shared/remote';
import type { RemoteLoader } from '../federation/remote-loader';
import type { ShellHost } from './create-host';

export interface Shell {
  readonly host: ShellHost;
  readonly loader: RemoteLoader;
}

const ShellContext = createContext<Shell | undefined>(undefined);

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <ShellContext.Provider value={shell}>
      <HostProvider host={shell.host}>{children}</HostProvider>
    </ShellContext.Provider>
  );
}

/** The shell's own parts: what remotes see is `useHost()`. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell was called outside the shell.');
  return shell;
}
