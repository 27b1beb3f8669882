import { createContext, useContext } from 'react';
import type { Replacements } from './overrides';
import type { RemoteLoader } from './remote-loader';

/** The remotes of this page. */
export interface Remotes {
  readonly loader: RemoteLoader;
  readonly replacements: Replacements;
}

const RemotesContext = createContext<Remotes | undefined>(undefined);

export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes was called outside the shell.');
  return remotes;
}
