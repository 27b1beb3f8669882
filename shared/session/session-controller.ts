import { validateSession, type Passenger } from '../contracts';
import { parseError } from '../http/app-error';
import type { HttpClient } from '../http/client';
import { dropEarlyAnswers } from '../http/early-answers';
import { forgetLowestPrice } from './lowest-ticket-price';
import { useSession, type SessionApi } from './session';

/** A tab hidden for longer than this validates again when it is shown (D20). */
const HIDDEN_LIMIT_MS = 10 * 60 * 1000;

export interface SessionController extends SessionApi {
  /** Reads the stored token and validates it; answers when the status is known. */
  readonly start: () => Promise<void>;
  readonly validate: () => Promise<void>;
  /** What a request answered with 401/403 does: the session is over, the address is kept (D20). */
  readonly expire: () => void;
  readonly setPassenger: (passenger: Passenger) => void;
  /** Listens to other tabs and to the page's visibility; answers the function that stops. */
  readonly watch: () => () => void;
}

export interface SessionControllerOptions {
  readonly tokenName: string;
  readonly http: () => Pick<HttpClient, 'call'>;
  readonly now?: () => number;
}

/** Owns the stored token: nobody else reads or writes it. */
export function createSessionController({
  tokenName,
  http,
  now = Date.now,
}: SessionControllerOptions): SessionController {
  const stored = () => localStorage.getItem(tokenName) ?? undefined;

  const forget = (loggedOut: boolean) => {
    localStorage.removeItem(tokenName);
    // A visitor who never had a session keeps what the page has asked for them.
    if (useSession.getState().token !== undefined) dropEarlyAnswers();
    forgetLowestPrice();
    useSession.setState({ status: 'anonymous', token: undefined, passenger: undefined, loggedOut });
  };

  const open = (token: string) => {
    localStorage.setItem(tokenName, token);
    useSession.setState({ status: 'active', token, loggedOut: false });
  };

  const validate = async () => {
    const token = stored();
    if (token === undefined) return forget(false);
    try {
      const answer = await http().call(validateSession, {});
      // A logout in another tab while the answer was on its way wins.
      if (stored() !== undefined) open(answer.token);
    } catch (error) {
      const { code } = parseError(error);
      if (code === 'network' || code === 'timeout') {
        useSession.setState(({ status }) => (status === 'active' ? { status } : { status: 'unreachable', token }));
      } else {
        forget(false);
      }
    }
  };

  const watch = () => {
    let hiddenSince: number | undefined;
    const onStorage = (event: StorageEvent) => {
      if (event.key !== tokenName && event.key !== null) return;
      const token = stored();
      if (token === undefined) forget(true);
      else if (useSession.getState().token === undefined) void validate();
      else useSession.setState({ token });
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        hiddenSince = now();
      } else if (hiddenSince !== undefined && now() - hiddenSince > HIDDEN_LIMIT_MS && stored() !== undefined) {
        hiddenSince = undefined;
        void validate();
      }
    };
    addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  };

  const start = async () => {
    const token = stored();
    if (token === undefined) return forget(false);
    useSession.setState({ status: 'unknown', token });
    await validate();
  };

  return {
    open,
    logout: () => forget(true),
    expire: () => forget(false),
    token: stored,
    start,
    validate,
    setPassenger: (passenger) => useSession.setState({ passenger }),
    watch,
  };
}
