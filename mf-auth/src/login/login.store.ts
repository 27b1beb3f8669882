import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { keptWhereItFits } from '@rifas/shared/session/kept';

interface LoginState {
  /** The email for which the server asked for a first password. */
  readonly newUser: string | undefined;
  readonly linkSentTo: string | undefined;
  /** The reason why the login after a first password failed. The login form shows it. */
  readonly failure: string | undefined;
}

const EMPTY: LoginState = { newUser: undefined, linkSentTo: undefined, failure: undefined };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The part of the login screen that survives a reload: emails only, never a password. */
export const useLoginStore = create<LoginState>()(
  persist(() => EMPTY, {
    name: 'rifas.login',
    storage: createJSONStorage(() => keptWhereItFits(() => sessionStorage)),
    partialize: ({ newUser, linkSentTo }) => ({ newUser, linkSentTo }),
    merge: (stored, current) => {
      const { newUser, linkSentTo } = (stored ?? {}) as Partial<LoginState>;
      return { ...current, newUser: textOf(newUser), linkSentTo: textOf(linkSentTo) };
    },
  }),
);

export function setLogin(changes: Partial<LoginState>): void {
  useLoginStore.setState(changes);
}

export const resetLogin = (): void => setLogin(EMPTY);
