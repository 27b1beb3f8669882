import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { SECURITY_HEADERS } from '../edge-rules/security-headers';
import { BAD_REQUEST, failureBody } from './failure-answers';

/** As in docker/nginx/nginx.conf. The domain's other applications may set more cookies than the edge reads. */
const TOO_MANY_HEADERS =
  'Tu navegador manda más datos de los que este sitio lee, casi siempre cookies. Borrá las cookies de este sitio y abrí la página de nuevo.\n';

/** How long a visitor may go on sending: a browser whose connection is reset shows no answer. */
const LINGER_MS = 2_000;

const TOO_LONG = 'HPE_HEADER_OVERFLOW';

function answerFor(code: string): readonly [status: string, type: string, body: string] {
  if (code === TOO_LONG) return ['431 Request Header Fields Too Large', 'text/plain; charset=utf-8', TOO_MANY_HEADERS];
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  return [status, 'application/json; charset=utf-8', JSON.stringify(failureBody(BAD_REQUEST))];
}

/** Answers a request that Node's parser refuses, and that therefore reaches no route. */
export function answerUnread({ code }: ConnectionError, socket: Socket): void {
  // Node's parser reports each further piece of the same request again.
  if (code === 'ECONNRESET' || !socket.writable) return;
  const [status, type, body] = answerFor(code);
  const headers = {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  // A request that was only slow could still arrive, and would be handled.
  if (code !== TOO_LONG) return void socket.destroy();
  const giveUp = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(giveUp));
}
