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
import type { Followed, Served } from './follow-pointer';

/** What both edges say when the API cannot be reached. */
export const API_UNREACHABLE = 'El servidor no responde. Probá de nuevo en unos minutos.';

/**
 * "Request Timeout" is what some frameworks say of a call that they gave up themselves. A browser takes it for a connection that was too old, and sends
 * the call again on each that it has: one press of a button was seven payments.
 */
const RESENT = 408;

const SAFE = new Set(['GET', 'HEAD']);
const isBroken = (error: unknown): boolean => hasCode(error, 'UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE');

/** The plugin's types name the answer after the class that it is not. */
const bodyOf = (answer: unknown): NodeJS.ReadableStream =>
  (answer as { readonly stream: NodeJS.ReadableStream }).stream;

/**
 * A cookie of the API as one of the site's origin: a browser refuses one that names another domain, and never sends one for a path that stands in
 * `API_URL` alone. nginx's proxy_cookie_domain and proxy_cookie_path do the same.
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

/** What ends a process waits ten seconds or more before it kills. */
const DRAIN_MS = 8_000;
const LOOK_MS = 20;

/**
 * Lets calls end that the API is at when the edge closes: a write that is cut off may have been made, and nobody would be told.
 * @returns notes a call
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

/** @returns hands a request to the API */
export async function addApi(app: FastifyInstance, apiUrl: string, current: () => Followed) {
  const api = new URL(apiUrl);
  const prefix = api.pathname.replace(/\/$/, '');
  await app.register(fastifyReplyFrom, { base: api.origin });
  const sendAnswer = await compressAnswers(app);
  const drained = drainCalls(app);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    drained(reply);
    return reply.from(prefix + (request.raw.url ?? ''), {
      // The backend limits by address and believes its edge: what the visitor says of it is overwritten.
      rewriteRequestHeaders: (_request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
        ...namesFor(pathOf(request), current),
      }),
      rewriteHeaders: ({ location, 'set-cookie': cookies, ...headers }) => {
        // How the API keeps its own connections would keep open what a visitor has asked to close, or close what that one keeps.
        for (const name of [...NOT_OF_AN_API, 'connection', 'keep-alive']) Reflect.deleteProperty(headers, name);
        return {
          ...headers,
          ...(typeof location === 'string' && { location: locationOnSite(location, api) }),
          ...(cookies !== undefined && { 'set-cookie': [cookies].flat().map((cookie) => ownCookie(cookie, prefix)) }),
        };
      },
      // By itself the plugin asks ten times more where an API says 503, and leaves each of those answers unread on its connection. An API
      // may close an idle connection just as it is taken: a call that changes nothing is made once more, which does no harm where it was heard.
      retryDelay: ({ err, attempt }) => (attempt === 0 && isBroken(err) && SAFE.has(request.method) ? 1 : null),
      onResponse: (_request, _reply, answer) => {
        if (reply.statusCode === RESENT) void reply.code(504);
        sendAnswer(reply, bodyOf(answer));
      },
      onError: (_reply, { error }) => apiUnreachable(request, reply, error),
    });
  };
}

/** What telemetry may count by; elsewhere nothing, whatever the visitor says. */
function namesFor(path: string, current: () => Followed): Readonly<Record<string, string | undefined>> {
  const followed = path === TELEMETRY_PATH ? current() : undefined;
  const namesOf = (served: Served | undefined) => served && compositionNames(served.composition);
  return { [COMPOSITION_HEADER]: namesOf(followed?.served), [CANARY_HEADER]: namesOf(followed?.canary) };
}

/** Why stands in the log of whoever runs the edge: a visitor is not told of internal addresses. */
function apiUnreachable(request: FastifyRequest, reply: FastifyReply, error: Error): void {
  console.warn(`${request.method} ${loggablePath(pathOf(request))}: the API does not answer: ${error.message}`);
  void reply.code(502).send({ status: 'error', data: null, message: API_UNREACHABLE });
}
