import { parseSetCookie, type Cookie } from 'set-cookie-parser';
import { bodyText, jsonIn, statusOf, unlessOfMethod } from '@rifas/shared/contracts/body-text';
import type { Bases, DeploymentSource } from '@rifas/shared/deployment';
import { AppError, createHttpClient, type AppErrorCode, type HttpClient, type WireRequest } from '@rifas/shared/http';
import { renewedToken } from '@rifas/shared/http/auth-headers';
import { isApiPath } from '../../edge-rules/api-paths';
import { locationOnSite } from '../../edge-rules/location-on-site';
import { fetchProblem } from '../../lib/error-code';

/** An API's raw response. */
export interface Exchange {
  readonly httpStatus: number;
  readonly ms: number;
  readonly contentType: string;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed text; undefined when it is no valid JSON. */
  readonly body: unknown;
  /** The address after a redirect. */
  readonly redirectedTo: string | undefined;
}

export interface ProbeOptions {
  readonly apiUrl: string;
  readonly deployment: Pick<DeploymentSource, 'bases' | 'session'>;
  readonly timeoutMs?: number;
}

/** A visitor of the API: the site's own http client, with a transport that remembers the responses. */
export interface Probe {
  readonly http: HttpClient;
  /** By name, as a browser keeps them for the site's origin. */
  readonly cookies: ReadonlyMap<string, Cookie>;
  token: string | undefined;
  /** The answer to the last call; undefined when none came. */
  last: Exchange | undefined;
  /** A client like `http`, with another token or without one. */
  readonly httpWith: (token: string | undefined) => HttpClient;
  /** A client like `http` that also sends the header Origin, as browsers do with each POST. */
  readonly httpFrom: (origin: string) => HttpClient;
  readonly urlOf: (path: string) => string;
}

/** The site's own time limit. */
const TIMEOUT_MS = 30_000;

const isAddress = (base: string): boolean => /^https?:\/\//i.test(base);

/** Relative bases stay relative, so that the client chooses headers as in a browser on the site's origin. */
const relativeBases = (bases: Bases): Bases =>
  Object.fromEntries(Object.entries(bases).map(([name, base]) => [name, isAddress(base) ? base : ''])) as Bases;

const under = (apiUrl: string, path: string): string => `${apiUrl.replace(/\/$/, '')}${path}`;

const cookieText = (cookies: Iterable<Cookie>): string =>
  [...cookies].map(({ name, value }) => `${name}=${value}`).join('; ');

/** Browsers stop after this many redirects. */
const MOST_REDIRECTS = 20;

/**
 * Follows redirects as a browser on the site's origin would: addresses of the API stay behind the edge, any other path
 * is a page of the site, and the pages' policy blocks other origins.
 */
const follow =
  (apiUrl: string) =>
  async (url: string, init: RequestInit, redirects = 0): Promise<Response> => {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    const path = locationOnSite(location, new URL(apiUrl));
    const fails = (why: string, code: AppErrorCode = 'network') =>
      new AppError(code, `it redirects to ${location}, ${why}`);
    if (!path.startsWith('/') || path.startsWith('//'))
      throw fails("where the site's policy lets nobody go: name that address");
    if (!isApiPath(path.replace(/[?#].*/, '')))
      throw fails(
        'which is a page of the site: calls keep their paths, and what stands before them belongs into API_URL',
        'contract',
      );
    // The edge prefixes its redirects with the site's address, so a browser would request the same one again.
    if (redirects === MOST_REDIRECTS) throw fails('and so again and again: name the address where it leads to');
    const next = response.status < 307 ? { ...init, method: 'GET', body: null } : init;
    return follow(apiUrl)(under(apiUrl, path), next, redirects + 1);
  };

export function createProbe({ apiUrl, deployment, timeoutMs = TIMEOUT_MS }: ProbeOptions): Probe {
  const cookies = new Map<string, Cookie>();
  const urlOf = (path: string) => (isAddress(path) ? path : under(apiUrl, path));

  const transport = async ({ method, url, headers, body }: WireRequest, origin?: string) => {
    probe.last = undefined;
    const started = performance.now();
    const cookie = isAddress(url) ? '' : cookieText(cookies.values());
    let response: Response;
    let text: string;
    try {
      response = await (isAddress(url) ? fetch : follow(apiUrl))(urlOf(url), {
        method,
        headers: { ...headers, ...(cookie && { Cookie: cookie }), ...(origin && { Origin: origin }) },
        body: body ?? null,
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = bodyText(new Uint8Array(await response.arrayBuffer()), response.headers.get('content-type'));
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
      const reason = fetchProblem(cause);
      throw new AppError(timedOut ? 'timeout' : 'network', timedOut ? `no answer in ${timeoutMs / 1000} s` : reason, {
        cause,
      });
    }
    for (const sent of parseSetCookie(response.headers.getSetCookie(), { decodeValues: false }))
      cookies.set(sent.name, sent);
    const read = unlessOfMethod(response.status, response.headers.get('allow'), jsonIn(text), url);
    probe.last = {
      httpStatus: response.status,
      ms: Math.round(performance.now() - started),
      contentType: response.headers.get('content-type') ?? '',
      headers: response.headers,
      text,
      body: typeof read === 'string' ? undefined : read,
      redirectedTo: response.url === new URL(urlOf(url)).href ? undefined : response.url,
    };
    return {
      httpStatus: statusOf(response.status, response.headers.get('link'), response.headers.get('content-range')),
      body: read,
      renewedToken: renewedToken(response.headers.get('authorization')),
    };
  };
  const httpWith = (
    token: () => string | undefined,
    onRenewed: (next: string) => void = () => undefined,
    origin?: string,
  ) =>
    createHttpClient({
      bases: relativeBases(deployment.bases),
      authorizationScheme: deployment.session.authorizationScheme,
      token,
      onRenewed,
      transport: (request) => transport(request, origin),
      // The cookies that scripts can see.
      cookies: () => cookieText([...cookies.values()].filter(({ httpOnly }) => !httpOnly)),
    });
  const current = () => probe.token;
  const renew = (next: string) => void (probe.token = next);
  const probe: Probe = {
    http: httpWith(current, renew),
    httpFrom: (origin) => httpWith(current, renew, origin),
    cookies,
    token: undefined,
    last: undefined,
    httpWith: (token) => httpWith(() => token),
    urlOf,
  };
  return probe;
}
