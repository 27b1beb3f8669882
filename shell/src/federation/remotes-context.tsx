import { createContext, useContext } from 'react';
import type { RemoteLoader } from './remote-loader';

/** Remotes that come from another address in this tab, by name. */
export type Replacements = Readonly<
  Record<
    string,
    {
      /** Address of its remoteEntry.js. */
      readonly entry: string;
      /** Why its descriptor could not be read. */
      readonly problem?: string;
    }
  >
>;

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
