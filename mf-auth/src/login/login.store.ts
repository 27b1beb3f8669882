import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { keptWhereItFits } from '@rifas/shared/session/kept';

interface LoginState {
  /** Whom the server asked for a first password. */
  readonly newUser: string | undefined;
  readonly linkSentTo: string | undefined;
  /** Why the login that follows a first password failed; for the login form to say. */
  readonly failure: string | undefined;
}

const EMPTY: LoginState = { newUser: undefined, linkSentTo: undefined, failure: undefined };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What a reload keeps of the login screen: emails only, never a password. */
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
