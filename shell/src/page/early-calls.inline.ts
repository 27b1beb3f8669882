import type { EarlyAnswer } from '@rifas/shared/http';
import { authHeaders } from '@rifas/shared/http/auth-headers';
import { EARLY_CALLS_ID, type PageCalls } from '@rifas/shared/site';

/** Inlined into the page: asks the API while the scripts that will draw the answers are still on their way. */
function callEarly({ tokenName, authorizationScheme, pattern, calls }: PageCalls): Record<string, EarlyAnswer> {
  const token = localStorage.getItem(tokenName) ?? undefined;
  const segments = location.pathname.split('/');
  const valueOf = (text: string): string => {
    if (text === '$token') return token ?? '';
    const at = text.startsWith(':') ? pattern.split('/').indexOf(text) : -1;
    return at < 0 ? text : decodeURIComponent(segments[at] ?? '');
  };
  const started: Record<string, EarlyAnswer> = {};
  for (const { name, method, url, authenticated, fields } of calls) {
    if (authenticated && token === undefined) continue;
    const sent = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, valueOf(text)]));
    const request = fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...authHeaders({ method, url, authenticated, token, authorizationScheme, cookies: document.cookie }),
      },
      ...(method === 'POST' ? { body: new URLSearchParams(sent) } : {}),
      signal: AbortSignal.timeout(20_000),
    });
    const answer = request.then(async (response) => {
      // Another of these calls may have just changed the XSRF cookie, and the server refused for that alone: the client asks again.
      if (response.status === 403) return undefined;
      const text = await response.text();
      try {
        return { httpStatus: response.status, body: JSON.parse(text) as unknown };
      } catch {
        return { httpStatus: response.status, body: undefined };
      }
    });
    const asked = Object.fromEntries(Object.entries(sent).filter(([field]) => fields[field] !== '$token'));
    started[name] = { fields: asked, at: performance.now(), answer: answer.catch(() => undefined) };
  }
  return started;
}

const written = document.getElementById(EARLY_CALLS_ID)?.textContent;
// Nothing here may keep the page from starting: whatever fails is asked for again as usual.
try {
  if (written) globalThis.rifasEarlyAnswers = callEarly(JSON.parse(written) as PageCalls);
} catch {
  globalThis.rifasEarlyAnswers = undefined;
}
