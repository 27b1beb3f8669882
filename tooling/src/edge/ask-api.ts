import { finished } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyReplyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CANARY_HEADER, COMPOSITION_HEADER, compositionNames, TELEMETRY_PATH } from '../edge-rules/composition-names';
import { locationOnSite } from '../edge-rules/location-on-site';
import { loggablePath } from '../edge-rules/loggable-path';
import { NOT_OF_AN_API } from '../edge-rules/security-headers';
import { hasCode } from '../lib/error-code';
import { compressAnswers } from './compress-answers';
import { API_UNREACHABLE, failureBody } from './failure-answers';
import type { Followed, Served } from './follow-pointer';

/**
 * "Request Timeout", which some frameworks send for a call that they aborted themselves. A browser takes it for a stale
 * connection and retries on every connection it has: one press of a button became seven payments.
 */
const RESENT = 408;

/**
 * Frameworks that keep a session in cookies send more than the usual 16 KB of headers. A write would be reported as
 * failed although it was done. nginx has the same limit, as proxy_buffer_size.
 */
export const API_HEADER_BYTES = 64 * 1024;

const SAFE = new Set(['GET', 'HEAD']);
const isBroken = (error: unknown): boolean => hasCode(error, 'UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE');

/** The plugin's types declare a wrong class for the response. */
const bodyOf = (answer: unknown): NodeJS.ReadableStream =>
  (answer as { readonly stream: NodeJS.ReadableStream }).stream;

/**
 * Makes a cookie of the API a cookie of the site: a browser refuses a foreign domain, and never sends a cookie for a
 * path prefix that only exists in `API_URL`. nginx's proxy_cookie_domain and proxy_cookie_path do the same.
 */
const ownCookie = (cookie: string, prefix: string): string =>
  cookie
    .replace(/;\s*domain\s*=[^;]*/gi, '')
    .replace(/(;\s*path\s*=\s*)([^;]*)/gi, (whole, name: string, path: string) =>
      prefix !== '' && `${path.trim()}/`.startsWith(`${prefix}/`)
        ? `${name}${path.trim().slice(prefix.length) || '/'}`
        : whole,
    );

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** Supervisors wait at least ten seconds before they kill a process. */
const DRAIN_MS = 8_000;
const LOOK_MS = 20;

/**
 * Lets running calls to the API finish when the edge closes: the caller of an interrupted write would not know its
 * result.
 * @returns a function that registers a running call
 */
function drainCalls(app: FastifyInstance): (reply: FastifyReply) => void {
  const underWay = new Set<FastifyReply>();
  app.addHook('preClose', async () => {
    const until = performance.now() + DRAIN_MS;
    while (underWay.size > 0 && performance.now() < until) await wait(LOOK_MS);
  });
  return (reply) => {
    underWay.add(reply);
    finished(reply.raw, () => underWay.delete(reply));
  };
}

/**
 * @param current what the site serves; undefined for a page that is of no composition
 * @returns a function that forwards to the API
 */
export async function addApi(app: FastifyInstance, apiUrl: string, current: () => Followed | undefined) {
  const api = new URL(apiUrl);
  const prefix = api.pathname.replace(/\/$/, '');
  await app.register(fastifyReplyFrom, {
    base: api.origin,
    // By default the plugin trusts every certificate, and would send passwords to whoever answers.
    undici: { maxHeaderSize: API_HEADER_BYTES, connect: { rejectUnauthorized: true } },
  });
  const sendAnswer = await compressAnswers(app);
  const drained = drainCalls(app);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    drained(reply);
    return reply.from(prefix + (request.raw.url ?? ''), {
      // The backend limits calls by address and trusts its edge, so values that the visitor sent are overwritten.
      rewriteRequestHeaders: (_request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
        // Node's server has answered it; the client for the API refuses a call with it. Gateways on .NET send it.
        expect: undefined,
        ...namesFor(pathOf(request), current),
      }),
      rewriteHeaders: ({ location, 'set-cookie': cookies, ...headers }) => {
        // Connection headers of the API concern its own connection, not the visitor's.
        for (const name of [...NOT_OF_AN_API, 'connection', 'keep-alive']) Reflect.deleteProperty(headers, name);
        return {
          ...headers,
          ...(typeof location === 'string' && { location: locationOnSite(location, api) }),
          ...(cookies !== undefined && { 'set-cookie': [cookies].flat().map((cookie) => ownCookie(cookie, prefix)) }),
        };
      },
      // By default the plugin retries ten times after a 503, and leaves each of those responses unread on its
      // connection. An API may close an idle connection just when it is reused, so calls that change nothing are
      // retried once: that is harmless even if the first one arrived.
      retryDelay: ({ err, attempt }) => (attempt === 0 && isBroken(err) && SAFE.has(request.method) ? 1 : null),
      onResponse: (_request, _reply, answer) => {
        if (reply.statusCode === RESENT) void reply.code(504);
        sendAnswer(reply, bodyOf(answer));
      },
      onError: (_reply, { error }) => apiUnreachable(request, reply, error),
    });
  };
}

/** The names that telemetry counts by. Other addresses get none, and a visitor's own headers are dropped. */
function namesFor(path: string, current: () => Followed | undefined): Readonly<Record<string, string | undefined>> {
  const followed = path === TELEMETRY_PATH ? current() : undefined;
  const namesOf = (served: Served | undefined) => served && compositionNames(served.composition);
  return { [COMPOSITION_HEADER]: namesOf(followed?.served), [CANARY_HEADER]: namesOf(followed?.canary) };
}

/** Logs the cause for the operator. The visitor does not see it, because it may contain internal addresses. */
function apiUnreachable(request: FastifyRequest, reply: FastifyReply, error: Error): void {
  console.warn(`${request.method} ${loggablePath(pathOf(request))}: the API does not answer: ${error.message}`);
  void reply.code(502).send(failureBody(API_UNREACHABLE));
}
