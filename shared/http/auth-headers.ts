import { xsrfHeader } from './xsrf';

export interface AuthenticatedRequest {
  readonly method: string;
  readonly url: string;
  /** Whether the stored token travels with this call. */
  readonly authenticated: boolean;
  /** The stored token; undefined for a visitor without a session. */
  readonly token: string | undefined;
  /** Written before the token; empty sends it as it is. */
  readonly authorizationScheme: string;
  /** `document.cookie`. */
  readonly cookies: string;
}

/**
 * What stands before a token that an API gives with its scheme already; the next one is kept in the same form.
 * @example schemeOf('Bearer abc') // 'Bearer '
 */
export const schemeOf = (token: string | undefined): string => /^(?:bearer|token)\s+/i.exec(token ?? '')?.[0] ?? '';

/**
 * The headers that say who makes a call of the API. The http client uses them, and so does the script that makes a page's early
 * calls: it stands in the page itself, so this module needs no library.
 * @example authHeaders({ method: 'GET', url: '/api/x', authenticated: true, token: 'abc', authorizationScheme: 'Bearer', cookies: '' })
 * // { Authorization: 'Bearer abc' }
 */
export function authHeaders({
  method,
  url,
  authenticated,
  token,
  authorizationScheme,
  cookies,
}: AuthenticatedRequest): Record<string, string> {
  const hasScheme = schemeOf(token) !== '' || authorizationScheme === '';
  const authorization =
    authenticated && token !== undefined
      ? { Authorization: hasScheme ? token : `${authorizationScheme} ${token}` }
      : {};
  return { ...authorization, ...xsrfHeader(method, url, cookies) };
}

/**
 * The token in the `Authorization` header of an answer, without its scheme; what stands there twice, as the API and something before it may
 * write it, counts once. Undefined where there is none: some APIs send a blank one with answers that renew nothing.
 * @example renewedToken('Bearer abc') // 'abc'
 */
export function renewedToken(header: unknown): string | undefined {
  const [, , token] =
    /^\s*((?:(?:bearer|token)(?:\s+|$))?([^\s,]+)?)(?:,\s*\1)*\s*$/i.exec(typeof header === 'string' ? header : '') ??
    [];
  return token === 'null' || token === 'undefined' ? undefined : token;
}
