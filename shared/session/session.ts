import { create } from 'zustand';
import type { Passenger } from '../contracts';

/**
 * `unknown`: a stored token that has not been validated yet. `unreachable`: it could not be, for lack of a
 * network; the visitor is not let in, yet the token stays (D20).
 */
export type SessionStatus = 'unknown' | 'anonymous' | 'active' | 'unreachable';

export interface SessionState {
  readonly status: SessionStatus;
  readonly token: string | undefined;
  readonly passenger: Passenger | undefined;
  /** Left on purpose: the next login starts afresh instead of going back to where the session ended. */
  readonly loggedOut: boolean;
}

export interface SessionApi {
  /** Stores the token of a login and opens the session. */
  readonly open: (token: string) => void;
  /** Forgets identity and token, here and in every other tab, and leads to /login (specification 4). */
  readonly logout: () => void;
  /** The stored token, without subscribing. */
  readonly token: () => string | undefined;
}

/** One writer: the session controller. Remotes read. */
export const useSession = create<SessionState>(() => ({
  status: 'unknown',
  token: undefined,
  passenger: undefined,
  loggedOut: false,
}));
