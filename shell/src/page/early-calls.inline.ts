import { bodyText, jsonIn, statusOf, unlessOfMethod } from '@rifas/shared/contracts/body-text';
import type { EarlyAnswer } from '@rifas/shared/http';
import { authHeaders, renewedToken, schemeOf } from '@rifas/shared/http/auth-headers';
import { newTokenOf, tokenLockName } from '@rifas/shared/session/token-lock';
import { EARLY_CALLS_ID, type PageCalls } from '@rifas/shared/site';
import { abortAfter } from './abort-after';

type PageCall = PageCalls['calls'][number];
type Answered = Awaited<EarlyAnswer['answer']>;

/** After this time the page stops waiting for the early call. */
const TIMEOUT_MS = 20_000;

/** Only the page's own timeout aborts a call. Older browsers do not name the reason. */
const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name);

/** The call that replaces the token: no two tabs may make it at the same time. */
const VALIDATION = 'validateSession';

/** Inlined into the page: calls the API while the scripts that will draw the answers are still loading. */
function callEarly({ tokenName, authorizationScheme, pattern, calls }: PageCalls): Record<string, EarlyAnswer> {
  const stored = (): string | undefined => localStorage.getItem(tokenName) ?? undefined;
  const segments = location.pathname.split('/');
  const valueOf = (text: string): string => {
    if (text === '$token') return stored() ?? '';
    const at = text.startsWith(':') ? pattern.split('/').indexOf(text) : -1;
    return at < 0 ? text : decodeURIComponent(segments[at] ?? '');
  };

  const asked: Promise<Response>[] = [];
  const ask = async (
    { name, method, url, authenticated }: PageCall,
    sent: Record<string, string>,
  ): Promise<Answered> => {
    const token = stored();
    const asking = fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...authHeaders({ method, url, authenticated, token, authorizationScheme, cookies: document.cookie }),
      },
      ...(method === 'POST' ? { body: new URLSearchParams(sent) } : {}),
      cache: 'no-store',
      signal: abortAfter(TIMEOUT_MS),
    });
    asked.push(asking);
    const response = await asking;
    // The token or the XSRF cookie may have been replaced by the answer of another call in between: the client tries
    // again.
    if (response.status === 401 || response.status === 403) {
      await Promise.all(asked.map((one) => one.catch(() => undefined)));
      return undefined;
    }
    const sentNext = authenticated ? renewedToken(response.headers.get('authorization')) : undefined;
    const next = sentNext && schemeOf(token) + sentNext;
    if (next && name !== VALIDATION && stored() === token) localStorage.setItem(tokenName, next);
    const text = bodyText(new Uint8Array(await response.arrayBuffer()), response.headers.get('content-type'));
    const body = unlessOfMethod(response.status, response.headers.get('allow'), jsonIn(text), url);
    const httpStatus = statusOf(response.status, response.headers.get('link'), response.headers.get('content-range'));
    return { httpStatus, body, renewedToken: next };
  };

  /** Stores the new token at once: from now on the old one may be refused, here and in other tabs. */
  const validate = async (call: PageCall): Promise<Answered> => {
    const before = stored();
    const answer = await ask(call, {});
    const told = newTokenOf(answer);
    // If the body repeats the old token, the newer one of the header counts.
    const token = told === before ? (answer?.renewedToken ?? told) : told;
    // A logout in another tab during the call wins.
    if (token === undefined || before === undefined || stored() !== before) return undefined;
    localStorage.setItem(tokenName, token);
    return answer && { ...answer, body: { status: 'success', token }, storedToken: token };
  };
  const validateAlone = (call: PageCall): Promise<Answered> => {
    const { locks } = navigator as { readonly locks?: LockManager };
    return locks
      ? (locks.request(tokenLockName(tokenName), () => validate(call)) as Promise<Answered>)
      : validate(call);
  };

  const notAnswered = (error: unknown): Answered =>
    isTimeout(error) ? { httpStatus: 0, body: undefined, timedOut: true } : undefined;
  const started: Record<string, EarlyAnswer> = {};
  for (const call of calls) {
    if (call.authenticated && stored() === undefined) continue;
    const sent = Object.fromEntries(Object.entries(call.fields).map(([field, text]) => [field, valueOf(text)]));
    const answer = call.name === VALIDATION ? validateAlone(call) : ask(call, sent);
    const asked = Object.fromEntries(Object.entries(sent).filter(([field]) => call.fields[field] !== '$token'));
    started[call.name] = { fields: asked, at: performance.now(), answer: answer.catch(notAnswered) };
  }
  return started;
}

const written = document.getElementById(EARLY_CALLS_ID)?.textContent;
// An error here must not stop the page: failed calls are made again as usual.
try {
  if (written) globalThis.rifasEarlyAnswers = callEarly(JSON.parse(written) as PageCalls);
} catch {
  globalThis.rifasEarlyAnswers = undefined;
}
