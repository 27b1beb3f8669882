import { createContext, useContext, type ReactNode } from 'react';
import { HostProvider } from '@rifas/shared/remote';
import type { RemoteLoader } from '../federation/remote-loader';
import type { ShellHost } from './create-host';

export interface Shell {
  readonly host: ShellHost;
  readonly loader: RemoteLoader;
  /** A part of the shell could not be loaded: answers whether the page is about to be loaded anew. */
  readonly onLost: (error: unknown) => Promise<boolean>;
  /** Remotes that come from another address in this tab. */
  readonly overrides: Readonly<Record<string, string>>;
  /** This very shell is the release before. */
  readonly runsPrevious: boolean;
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
