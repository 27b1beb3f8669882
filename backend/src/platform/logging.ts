import type { FastifyServerOptions } from 'fastify';

const SECRET_FIELDS = ['authorization', 'cookie', 'password', 'token', 'captcha', 'altcha', 'signature'];

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
      // The route, not the address: a link's token is part of a path, and a query may hold anything.
      req: ({ method, routeOptions, ip }) => ({ method, url: routeOptions?.url ?? 'unknown', remoteAddress: ip }),
    },
    ...(stream ? { stream } : {}),
  };
}
