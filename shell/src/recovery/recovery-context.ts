import { requiredContext } from '../session/required-context';

export interface Recovery {
  /** Call it when a part of the shell could not be loaded: it is reported. Returns whether the page is about to be loaded anew. */
  readonly onLost: (error: unknown, part: string) => Promise<boolean>;
  /** The shell that runs is the release before. */
  readonly runsPrevious: boolean;
}

export const [RecoveryProvider, useRecovery] = requiredContext<Recovery>('useRecovery');
