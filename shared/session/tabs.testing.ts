import { validateSession } from '../contracts';
import { createHttpClient } from '../http';
import { createFakeApi, reply } from '../testing/fake-api';
import { useSession } from './session';
import { createSessionController } from './session-controller';

export const NAME = 'token.of.test';
export const BASES = { api: '', auth: '', upload: '', geopay: '' };

/** What the clock of the tabs shows, in milliseconds. */
export const clock = { now: 0 };
let stopWatching: () => void = () => undefined;

/** A tab that watches the others. */
export function openTab() {
  const api = createFakeApi();
  const http = createHttpClient({ bases: BASES, token: () => session.token() });
  const session = createSessionController({ tokenName: NAME, http: () => http, now: () => clock.now });
  api.on(validateSession, reply.success(null, { token: 'fresh' }));
  stopWatching = session.watch();
  return { api, session, stopWatching, asked: () => api.requests(validateSession).length };
}

/** Sends the event that the browser fires in this tab after another tab has written. */
export const otherTab = (key: string | null, token: string | null) => {
  if (token === null) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, token);
  dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
};
/** The browser shows or hides the tab. */
export const show = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
export const held = () => useSession.getState();

/** Each test begins without a session. */
export function forgetSessions(): void {
  beforeEach(() => {
    clock.now = 0;
    useSession.setState({
      status: 'unknown',
      token: undefined,
      passenger: undefined,
      problem: undefined,
      loggedOut: false,
    });
  });
  afterEach(() => stopWatching());
}
