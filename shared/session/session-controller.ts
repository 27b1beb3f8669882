import { growingPauses } from '../async';
import { untilAnotherTab } from '../async/until-another-tab';
import { validateSession } from '../contracts';
import { sellerOf, type Passenger } from '../domain';
import { dropEarlyAnswers, parseError, type HttpClient } from '../http';
import { forgetDevice, rememberedOnDevice, rememberOnDevice } from './device-memory';
import { keepIn, SELLER } from './kept';
import { forgetLowestPrice } from './lowest-ticket-price';
import { sessionPassenger, useSession, type SessionApi } from './session';
import { withTokenLock } from './token-lock';

/** A tab hidden for longer than this validates again when it is shown. */
const HIDDEN_LIMIT_MS = 10 * 60 * 1000;

/**
 * The API renews the token with its answers: the token of a newly opened tab may be replaced by an answer to another
 * tab.
 */
const RENEWS = 'renueva';

/** Tells other tabs, which see the token disappear, that this was not a logout: their drafts stay. */
const EXPIRED = 'expired';

export interface SessionController extends SessionApi {
  /** Reads the stored token and validates it; resolves when the status is known. */
  readonly start: () => Promise<void>;
  readonly validate: () => Promise<void>;
  /** Resolves when no tab is validating: the stored token is then the current one. */
  readonly settled: () => Promise<void>;
  /** Stores the token that an answer brought, in place of the current one. */
  readonly renew: (token: string) => void;
  /** Called when a request was refused with 401 or 403: ends the session. */
  readonly expire: () => void;
  readonly setPassenger: (passenger: Passenger) => void;
  /** Listens to other tabs and to the page's visibility; returns the function that stops. */
  readonly watch: () => () => void;
}

export interface SessionControllerOptions {
  readonly tokenName: string;
  readonly http: () => Pick<HttpClient, 'call'>;
  readonly now?: () => number;
}

/**
 * Owns the stored token: no other code reads or writes it. A session ends on a refusal (401, 403, or a validation whose
 * envelope says no) and on a logout. After any other failure the token stays and the validation is tried again.
 * @example createSessionController({ tokenName: 'rifas.token', http: () => http }).start()
 */
export function createSessionController({
  tokenName,
  http,
  now = Date.now,
}: SessionControllerOptions): SessionController {
  /**
   * A new token that the storage had no room for. The storage still holds the old one, which may be refused from now
   * on.
   */
  let unwritten: string | undefined;
  const stored = () => unwritten ?? localStorage.getItem(tokenName) ?? undefined;
  const pauses = growingPauses(() => void validate());
  /** How many sessions have ended in this tab. */
  let ended = 0;

  /** Ends the session of this tab, whatever is stored by now. */
  const end = (loggedOut: boolean) => {
    ended += 1;
    pauses.stop();
    unwritten = undefined;
    // For a visitor who never had a session, the page's early answers stay valid.
    if (useSession.getState().token !== undefined) dropEarlyAnswers();
    useSession.setState({
      status: 'anonymous',
      token: undefined,
      passenger: undefined,
      loggedOut,
      problem: undefined,
    });
  };

  const forget = (loggedOut: boolean) => {
    if (!loggedOut && stored() !== undefined) {
      rememberOnDevice(EXPIRED, true);
      rememberOnDevice(SELLER, null);
    }
    localStorage.removeItem(tokenName);
    forgetLowestPrice();
    if (loggedOut) forgetDevice();
    end(loggedOut);
  };

  const keep = (token: string) => {
    unwritten = keepIn(localStorage, tokenName, token) ? undefined : token;
  };

  const open = (token: string) => {
    pauses.stop();
    rememberOnDevice(EXPIRED, false);
    keep(token);
    useSession.setState({ status: 'active', token, loggedOut: false, problem: undefined });
  };

  const ask = async (token: string): Promise<void> => {
    const before = ended;
    // A logout, perhaps in another tab, or the refusal itself may have ended the session.
    const goesOn = () => stored() !== undefined && ended === before;
    let isReplaced = false;
    try {
      const answer = await http().call(validateSession, {}, { validates: true });
      // If the answer repeats the old token, a newer one that a header of this answer or another tab has stored wins.
      if (goesOn()) return open(answer.token === token ? (stored() ?? token) : answer.token);
    } catch (error) {
      const { code } = parseError(error);
      const isRefused = code === 'unauthorized' || code === 'rejected';
      if (code === 'unauthorized' && rememberedOnDevice(RENEWS) === true)
        await untilAnotherTab(() => stored() !== token);
      isReplaced = code === 'unauthorized' && stored() !== token;
      if (goesOn() && isRefused && !isReplaced) return forget(false);
      if (goesOn() && !isRefused && useSession.getState().status !== 'active') {
        useSession.setState({ status: 'unreachable', token, problem: code });
        pauses.next();
      }
    }
    const next = stored();
    // Another tab ended the session before this tab began to listen.
    if (next === undefined && ended === before) forget(rememberedOnDevice(EXPIRED) !== true);
    // Another person has logged in, or another tab has received the next token.
    if (next !== undefined && (ended !== before || isReplaced)) await ask(next);
  };

  let validation: Promise<void> | undefined;
  const validate = (): Promise<void> => {
    validation ??= withTokenLock(tokenName, async () => {
      const token = stored();
      if (token === undefined) forget(false);
      else await ask(token);
    }).finally(() => {
      validation = undefined;
    });
    return validation;
  };

  const settled = async (): Promise<void> => {
    await validation;
    await withTokenLock(tokenName, () => Promise.resolve());
  };

  const watch = () => {
    let hiddenSince: number | undefined;
    let leftWith: string | undefined;
    const onStorage = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
      if (key !== tokenName && key !== null) return;
      unwritten = undefined;
      if (stored() === undefined) return forget(rememberedOnDevice(EXPIRED) !== true);
      // While this tab slept, its session ended elsewhere and another one began, perhaps of another seller.
      if (newValue === null) end(false);
      const { status } = useSession.getState();
      if (status === 'active') return;
      // Another tab has reached the API, or a seller has logged in there. This tab can now do the same.
      if (status !== 'unreachable') return void validate();
      // A failed validation in another tab may also have stored the next token. Two tabs that react to each other at
      // once would never stop.
      pauses.stop();
      pauses.next();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        hiddenSince = now();
      } else if (hiddenSince !== undefined && now() - hiddenSince > HIDDEN_LIMIT_MS && stored() !== undefined) {
        hiddenSince = undefined;
        void validate();
      }
    };
    const onLeave = () => {
      leftWith = stored();
    };
    // The browser restored this page from its back/forward cache and fired no storage events. "Back" would show a
    // session that has ended.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && stored() !== leftWith) onStorage({ key: tokenName, newValue: null });
    };
    addEventListener('storage', onStorage);
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      pauses.stop();
      removeEventListener('storage', onStorage);
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
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
    open: (token) => {
      // The former session, which could not be validated, may be of another person. The answer to a validation that is
      // still under way no longer counts.
      if (stored() !== undefined) forget(false);
      open(token);
    },
    logout: () => forget(true),
    // The token is not written into the state, even if another tab renewed it: readers that depend on it would fetch
    // again with every answer.
    renew: (token) => {
      keep(token);
      rememberOnDevice(RENEWS, true);
    },
    expire: () => forget(false),
    token: stored,
    start,
    validate,
    settled,
    setPassenger: (passenger) => {
      rememberOnDevice(SELLER, sellerOf(passenger) ?? null);
      useSession.setState({ passenger: sessionPassenger(passenger) });
    },
    watch,
  };
}
