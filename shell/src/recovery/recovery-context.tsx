import { createContext, useContext } from 'react';

export interface Recovery {
  /** Call it when a part of the shell could not be loaded. Returns whether the page is about to be loaded anew. */
  readonly onLost: (error: unknown) => Promise<boolean>;
  /** The shell that runs is the release before. */
  readonly runsPrevious: boolean;
}

const RecoveryContext = createContext<Recovery | undefined>(undefined);

export const RecoveryProvider = RecoveryContext.Provider;

export function useRecovery(): Recovery {
  const recovery = useContext(RecoveryContext);
  if (!recovery) throw new Error('useRecovery was called outside the shell.');
  return recovery;
}
