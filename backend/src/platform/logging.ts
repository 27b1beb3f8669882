import type { FastifyServerOptions } from 'fastify';

const SECRET_FIELDS = ['authorization', 'cookie', 'password', 'token', 'captcha', 'altcha', 'signature'];

/** pino's options: bodies are never logged; what slips into a log call under a secret's name is masked. */
export function loggerOptions(level: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    redact: {
      paths: ['req.headers', ...SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), '["set-cookie"]', '*["set-cookie"]'],
      censor: '[oculto]',
    },
    serializers: {
      // The query is left out: whatever a client puts there is not ours to keep.
      req: ({ method, url, ip }) => ({ method, url: url.split('?')[0] ?? '', remoteAddress: ip }),
    },
    ...(stream ? { stream } : {}),
  };
}
