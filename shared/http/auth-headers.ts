import { xsrfHeader } from './xsrf';

export interface AuthenticatedRequest {
  readonly method: string;
  readonly url: string;
  /** Whether this call sends the stored token. */
  readonly authenticated: boolean;
  /** The stored token; undefined for a visitor without a session. */
  readonly token: string | undefined;
  /** Written before the token. When empty, the token is sent unchanged. */
  readonly authorizationScheme: string;
  /** `document.cookie`. */
  readonly cookies: string;
}

/**
 * The scheme before a token, for an API that sends tokens with their scheme. The next token is stored in the same form.
 * @example schemeOf('Bearer abc') // 'Bearer '
 */
export const schemeOf = (token: string | undefined): string => /^(?:bearer|token)\s+/i.exec(token ?? '')?.[0] ?? '';

/**
 * The headers that identify who calls the API. The http client uses them, and so does the script inside the page that
 * makes the early calls: that is why this module needs no library.
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
 * The token in the `Authorization` header of an answer, without its scheme. A value that appears twice, because the API
 * and a proxy both wrote it, counts once. Returns undefined when there is no token: some APIs send an empty one with
 * answers that renew nothing.
 * @example renewedToken('Bearer abc') // 'abc'
 */
export function renewedToken(header: unknown): string | undefined {
  const [, , token] =
    /^\s*((?:(?:bearer|token)(?:\s+|$))?([^\s,]+)?)(?:,\s*\1)*\s*$/i.exec(typeof header === 'string' ? header : '') ??
    [];
  return token === 'null' || token === 'undefined' ? undefined : token;
}
