import { requiredContext } from '../session/required-context';
import type { Replacements } from './overrides';
import type { RemoteLoader } from './remote-loader';

/** The remotes of this page. */
export interface Remotes {
  readonly loader: RemoteLoader;
  readonly replacements: Replacements;
}

export const [RemotesProvider, useRemotes] = requiredContext<Remotes>('useRemotes');
