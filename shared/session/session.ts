import { create } from 'zustand';
import type { Passenger } from '../domain';
import type { AppErrorCode } from '../http';

/**
 * `unknown`: a stored token that has not been validated yet. `unreachable`: the validation failed. The
 * visitor is not let in, but the token stays, and the page tries again.
 */
export type SessionStatus = 'unknown' | 'anonymous' | 'active' | 'unreachable';

/** The passenger, also under the names that remotes built for contract 1.x read. */
export interface SessionPassenger extends Passenger {
  readonly persona: { readonly name: string; readonly lastName: string };
  readonly pasajeroId: number | undefined;
}

export interface SessionState {
  readonly status: SessionStatus;
  readonly token: string | undefined;
  readonly passenger: SessionPassenger | undefined;
  /** The user logged out on purpose: the next login does not go back to where the session ended. */
  readonly loggedOut: boolean;
  /** Why the session could not be validated; undefined unless the status is `unreachable`. */
  readonly problem: AppErrorCode | undefined;
}

export interface SessionApi {
  /** Stores the token of a login and opens the session. */
  readonly open: (token: string) => void;
  /** Forgets identity and token, here and in every other tab, and leads to /login. */
  readonly logout: () => void;
  /** Returns the stored token without a subscription. */
  readonly token: () => string | undefined;
}

/** Only the session controller writes this state. Remotes read it. */
export const useSession = create<SessionState>(() => ({
  status: 'unknown',
  token: undefined,
  passenger: undefined,
  loggedOut: false,
  problem: undefined,
}));

/**
 * The passenger in the form that the session stores.
 * @example sessionPassenger({ firstName: 'Ana', lastName: 'Paz', passengerId: 4 }).persona // { name: 'Ana', lastName: 'Paz' }
 */
export const sessionPassenger = (passenger: Passenger): SessionPassenger => ({
  ...passenger,
  persona: { name: passenger.firstName, lastName: passenger.lastName },
  pasajeroId: passenger.passengerId,
});
