import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForgedRequestError } from './errors';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

const cookieOf = (request: FastifyRequest): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** A page begins with several calls at once: all of a session are given one value, or the last answer would undo what the first gave. */
const valueFor = ({ headers: { authorization } }: FastifyRequest): string =>
  (authorization === undefined
    ? randomBytes(18)
    : createHash('sha256').update(`xsrf ${authorization}`).digest().subarray(0, 18)
  ).toString('base64url');

/** GET answers hand out the cookie the pages read (specification 7); it is no secret from them, so not HttpOnly. */
export function handOutXsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (cookieOf(request)) return;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${valueFor(request)}; Path=/; SameSite=Lax${secure}`);
}

/** Whoever sent the cookie must repeat it in the header, which a foreign page cannot; clients without cookies are let be. */
export function checkXsrf(request: FastifyRequest): void {
  const cookie = cookieOf(request);
  if (!cookie) return;
  const header = request.headers[HEADER];
  const sent = Buffer.from(typeof header === 'string' ? header : '');
  const expected = Buffer.from(cookie);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) throw new ForgedRequestError();
}
