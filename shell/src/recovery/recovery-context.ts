import { requiredContext } from '../session/required-context';

export interface Recovery {
  /** Call it when a part of the shell could not be loaded. Returns whether the page is about to be loaded anew. */
  readonly onLost: (error: unknown) => Promise<boolean>;
  /** The shell that runs is the release before. */
  readonly runsPrevious: boolean;
}

export const [RecoveryProvider, useRecovery] = requiredContext<Recovery>('useRecovery');
