import { requiredContext } from '../session/required-context';

export interface Recovery {
  /**
   * Call it when a part of the shell could not be loaded; it reports that. Returns whether the page is about to reload.
   */
  readonly onLost: (error: unknown, part: string) => Promise<boolean>;
  /** Whether the running shell is the previous release. */
  readonly runsPrevious: boolean;
}

export const [RecoveryProvider, useRecovery] = requiredContext<Recovery>('useRecovery');
