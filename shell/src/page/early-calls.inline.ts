import type { EarlyAnswer } from '@rifas/shared/http';

/** What the composer writes into the page beside this script. */
export interface EarlyCalls {
  readonly tokenName: string;
  readonly authorizationScheme: string;
  /** Pattern of this page's address: `/pago/:token`. */
  readonly pattern: string;
  readonly calls: readonly {
    readonly name: string;
    readonly method: 'GET' | 'POST';
    readonly url: string;
    readonly authenticated: boolean;
    readonly fields: Readonly<Record<string, string>>;
  }[];
}

/** Inlined into the page: asks the API while the scripts that will draw the answers are still on their way. */
function callEarly({ tokenName, authorizationScheme, pattern, calls }: EarlyCalls): Record<string, EarlyAnswer> {
  const token = localStorage.getItem(tokenName);
  const segments = location.pathname.split('/');
  const valueOf = (text: string): string => {
    if (text === '$token') return token ?? '';
    const at = text.startsWith(':') ? pattern.split('/').indexOf(text) : -1;
    return at < 0 ? text : decodeURIComponent(segments[at] ?? '');
  };
  const xsrf = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  const started: Record<string, EarlyAnswer> = {};
  for (const { name, method, url, authenticated, fields } of calls) {
    if (authenticated && token === null) continue;
    const sent = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, valueOf(text)]));
    const request = fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(authenticated
          ? { Authorization: authorizationScheme ? `${authorizationScheme} ${token}` : `${token}` }
          : {}),
        ...(method === 'POST' && xsrf && !/^([a-z][a-z\d+.-]*:)?\/\//i.test(url)
          ? { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }
          : {}),
      },
      ...(method === 'POST' ? { body: new URLSearchParams(sent) } : {}),
      signal: AbortSignal.timeout(20_000),
    });
    const answer = request.then(async (response) => {
      // Perhaps refused for the cookie alone, which another of these calls has just changed: the client will know.
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

const written = document.getElementById('early')?.textContent;
// Nothing here may keep the page from starting: whatever fails is asked for again as usual.
try {
  if (written) globalThis.rifasEarlyAnswers = callEarly(JSON.parse(written) as EarlyCalls);
} catch {
  globalThis.rifasEarlyAnswers = undefined;
}
