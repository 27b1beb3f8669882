import type { FastifyReply, FastifyRequest } from 'fastify';

export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The cookies of one call that pages cannot read: for the same site only, sent over HTTPS where the visitor uses it. */
export const hiddenCookies = (request: FastifyRequest, reply: FastifyReply) => ({
  get: (name: string) => cookieOf(request, name),
  /** Kept for so many seconds; 0 removes it. */
  set: (name: string, value: string, seconds: number): void => {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    // Fastify appends it to the set-cookie headers set before.
    reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`);
  },
});
export type HiddenCookies = ReturnType<typeof hiddenCookies>;
