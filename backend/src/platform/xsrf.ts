import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from './cookies';
import { ForgedRequestError } from './errors';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

/** A page starts with several calls at once. All calls of a session get the same value, so that no answer replaces the cookie of another. */
const valueFor = ({ headers: { authorization } }: FastifyRequest): string =>
  (authorization === undefined
    ? randomBytes(18)
    : createHash('sha256').update(`xsrf ${authorization}`).digest().subarray(0, 18)
  ).toString('base64url');

/** Answers to GET set the cookie. Pages have to read it, so it is not HttpOnly (docs/rules.md, "XSRF"). */
export function handOutXsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (cookieOf(request, COOKIE)) return;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${valueFor(request)}; Path=/; SameSite=Lax${secure}`);
}

/** A client that sends the cookie has to repeat it in the header: a foreign page cannot read it. Clients without the cookie pass. */
export function checkXsrf(request: FastifyRequest): void {
  const cookie = cookieOf(request, COOKIE);
  if (!cookie) return;
  const header = request.headers[HEADER];
  const sent = Buffer.from(typeof header === 'string' ? header : '');
  const expected = Buffer.from(cookie);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) throw new ForgedRequestError();
}
