import type { FastifyServerOptions } from 'fastify';

const SECRET_FIELDS = ['authorization', 'cookie', 'password', 'token', 'captcha', 'altcha', 'signature'];

interface QueryError extends Error {
  readonly query?: string;
}

// A mail server names the recipient whom it refuses.
const MAIL = /[\w.+%-]{1,64}@(?:[\w-]{1,63}\.)+[a-z]{2,}/gi;

/**
 * An error without the values of its query: the driver writes the parameters, such as mails, tokens and hashes, into
 * its message.
 */
function shownError(error: QueryError) {
  const { name, message, query, cause } = error;
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const stack = places.join('\n');
  if (query === undefined) return { type: name, message: message.replace(MAIL, '[mail]'), stack };
  const { message: why, code } = (cause ?? {}) as { readonly message?: string; readonly code?: string };
  return { type: name, message: `Failed query: ${query}`, why, code, stack };
}

/** The options of pino. Bodies are never logged. A field with the name of a secret is masked. */
export function loggerOptions(level: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    redact: {
      paths: [
        'req.headers',
        ...SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        '["set-cookie"]',
        '*["set-cookie"]',
      ],
      censor: '[oculto]',
    },
    serializers: {
      err: shownError,
      // The route, not the address: a link's token is part of a path, and a query may hold anything.
      req: ({ method, routeOptions, ip }) => ({ method, url: routeOptions?.url ?? 'unknown', remoteAddress: ip }),
    },
    ...(stream ? { stream } : {}),
  };
}
