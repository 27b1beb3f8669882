import fc from 'fast-check';
import { getRaffles, saveComment } from '../../contracts';
import { createHttpClient, type Answer, type Transport } from '../../http';
import { useSession } from '../../session';
import { joinedSession } from '../joined-session';
import { runs } from './runs';

const BASES = { api: '', auth: '', upload: '', geopay: '' };
const TOKEN = 'rifas.strict.token';
const OK: Answer = { httpStatus: 200, body: { status: 'success', data: [] } };
const REFUSED: Answer = { httpStatus: 401, body: { status: 'error', message: 'Unauthenticated.' } };

/** Replaces the browser's locks, with the part that tabs of one site use. */
function installLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/**
 * An API that refuses a token as soon as it has issued the next one. Requests and answers arrive in any order.
 * @param always every answer brings the next token, in its header
 */
function strictApi(scheduler: fc.Scheduler, always = false) {
  let current = 'token-0';
  let handedOut = 0;
  const written: string[] = [];
  const answerTo: (url: string, token: string | undefined, body: unknown) => Answer = (url, token, body) => {
    if (token !== current) return REFUSED;
    if (url.endsWith('api/validate')) {
      handedOut += 1;
      current = `token-${handedOut}`;
      return { httpStatus: 200, body: { status: 'success', token: current } };
    }
    if (url.endsWith('guardar-comentario')) written.push(String((body as URLSearchParams).get('numero')));
    if (!always) return OK;
    handedOut += 1;
    current = `token-${handedOut}`;
    return { ...OK, renewedToken: current };
  };
  const transport: Transport = async ({ url, headers, body }) => {
    await scheduler.schedule(Promise.resolve(), `to the API: ${url}`);
    const answer = answerTo(url, headers['Authorization'], body);
    return scheduler.schedule(Promise.resolve(answer), `from the API: ${url} ${answer.httpStatus}`);
  };
  return { transport, written };
}

function logIn(): void {
  localStorage.setItem(TOKEN, 'token-0');
  useSession.setState({ status: 'active', token: 'token-0', loggedOut: false, problem: undefined });
}

const openTab = (transport: Transport) => joinedSession(TOKEN, { transport });

type Step = 'read' | 'write' | 'validate';
const step = fc.record({
  tab: fc.constantFrom(0, 1),
  what: fc.constantFrom<Step>('read', 'write', 'write', 'validate'),
});

beforeEach(installLocks);
afterEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
});

test('calls of two tabs during a token rotation keep the session, and each write is done once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 7 }), async (scheduler, steps) => {
      logIn();
      const { transport, written } = strictApi(scheduler);
      const tabs = [openTab(transport), openTab(transport)] as const;
      const started = steps.map(({ tab, what }, index) => {
        const { http, session } = tabs[tab as 0 | 1];
        if (what === 'validate') return session.validate();
        return what === 'read'
          ? http.call(getRaffles, {})
          : http.call(saveComment, { number: `n${index}`, comment: '' });
      });
      await scheduler.waitFor(Promise.all(started));
      const writes = steps.flatMap(({ what }, index) => (what === 'write' ? [`n${index}`] : []));
      expect([...written].sort()).toEqual(writes.sort());
      expect(useSession.getState().status).toBe('active');
      expect(localStorage.getItem(TOKEN)).not.toBeNull();
    }),
    runs(),
  );
});

test('calls of one tab keep the session while every answer brings the next token in its header', async () => {
  const steps = fc.array(fc.constantFrom<'read' | 'write'>('read', 'write'), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, asked) => {
      logIn();
      const { transport, written } = strictApi(scheduler, true);
      const { http } = openTab(transport);
      // The client learns from a first answer that this API renews tokens.
      await scheduler.waitFor(http.call(getRaffles, {}));
      const started = asked.map((what, index) =>
        what === 'read' ? http.call(getRaffles, {}) : http.call(saveComment, { number: `n${index}`, comment: '' }),
      );
      await scheduler.waitFor(Promise.all(started));
      expect([...written].sort()).toEqual(
        asked.flatMap((what, index) => (what === 'write' ? [`n${index}`] : [])).sort(),
      );
      expect(useSession.getState().status).toBe('active');
      expect(localStorage.getItem(TOKEN)).not.toBeNull();
    }),
    runs(),
  );
});

test('control: a client that trusts the first refusal ends the session', async () => {
  const believing = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
    logIn();
    const { transport } = strictApi(scheduler);
    const { session } = openTab(transport);
    // This client never reads the stored token again.
    const http = createHttpClient({ bases: BASES, token: () => 'token-0', onUnauthorized: session.expire, transport });
    await scheduler.waitFor(Promise.allSettled([session.validate(), http.call(getRaffles, {})]));
    expect(localStorage.getItem(TOKEN)).not.toBeNull();
  });
  await expect(fc.assert(believing, { ...runs(), numRuns: 100 })).rejects.toThrow('Property failed');
});
