import type { Note } from '../report/tally';
import { sendRaw } from '../target/raw';
import type { Target } from '../target/target';

const HIDDEN = '/api/hidden';
/** A request inside a body: the API gets it only if edge and API disagree about where a body ends. */
const INSIDE = `GET ${HIDDEN} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

const post = (headers: readonly string[], body: string): string =>
  ['POST /api/outer HTTP/1.1', 'Host: localhost', ...headers, '', body].join('\r\n');

const chunked = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const LENGTH = `Content-Length: ${INSIDE.length + 5}`;
const CHUNKED = 'Transfer-Encoding: chunked';

const SHAPES: Readonly<Record<string, string>> = {
  'a length and chunks, the length longer': post([LENGTH, CHUNKED], `0\r\n\r\n${INSIDE}`),
  'a length and chunks, the length shorter': post(['Content-Length: 4', CHUNKED], chunked(INSIDE)),
  'chunks and a length': post([CHUNKED, LENGTH], `0\r\n\r\n${INSIDE}`),
  'two lengths': post(['Content-Length: 0', LENGTH], INSIDE),
  'two lengths in one': post([`Content-Length: 0, ${INSIDE.length}`], INSIDE),
  'a length with a plus': post([`Content-Length: +${INSIDE.length}`], INSIDE),
  'a length below zero': post(['Content-Length: -1'], INSIDE),
  'a length in hex': post(['Content-Length: 0x10'], INSIDE),
  'a length with a space in it': post(['Content-Length: 1 0'], INSIDE),
  'a space before the colon': post(['Content-Length : 0', LENGTH], INSIDE),
  'chunks before a space': post(['Transfer-Encoding : chunked', 'Content-Length: 5'], `0\r\n\r\n${INSIDE}`),
  'chunks with a tab': post(['Transfer-Encoding:\tchunked', 'Content-Length: 5'], `0\r\n\r\n${INSIDE}`),
  'chunks in a word': post(['Transfer-Encoding: xchunked', LENGTH], `0\r\n\r\n${INSIDE}`),
  'chunks twice': post([CHUNKED, 'Transfer-Encoding: identity', LENGTH], `0\r\n\r\n${INSIDE}`),
  'chunks after another coding': post(['Transfer-Encoding: gzip, chunked', LENGTH], `0\r\n\r\n${INSIDE}`),
  'chunks on the line after': post(['Transfer-Encoding:', ' chunked', LENGTH], `0\r\n\r\n${INSIDE}`),
  'chunks under a line feed alone': `POST /api/outer HTTP/1.1\nHost: localhost\n${CHUNKED}\n${LENGTH}\n\n0\n\n${INSIDE}`,
  'a carriage return alone in a header': post([`X: a\rTransfer-Encoding: chunked`, LENGTH], `0\r\n\r\n${INSIDE}`),
  'a chunk extension with a line feed': post([CHUNKED], `0;\n\r\n\r\n${INSIDE}`),
  'a chunk whose size is negative': post([CHUNKED], `-1\r\n${INSIDE}`),
  'a chunk whose size has a prefix': post([CHUNKED], `0x5\r\nabcde\r\n0\r\n\r\n`),
  'a chunk whose size overflows': post([CHUNKED], `10000000000000000\r\n${INSIDE}`),
  'a trailer that is a length': post([CHUNKED, 'Trailer: Content-Length'], `0\r\nContent-Length: 99\r\n\r\n${INSIDE}`),
  'a line break in the address': `GET /api/a%0d%0aX:%201 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  'a space in the address': `GET /api/a HTTP/1.1 ${HIDDEN} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  'HTTP/1.0 with chunks': `POST /api/outer HTTP/1.0\r\nHost: localhost\r\n${CHUNKED}\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${INSIDE}`,
  'an upgrade that is none': `GET /api/outer HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n${INSIDE}`,
  'a connection header that names the forwarded one': `GET /api/outer HTTP/1.1\r\nHost: localhost\r\nConnection: close, X-Forwarded-For\r\n\r\n`,
};

/** A request that the echoing API got, found in the answers of a connection. */
interface Heard {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

function heardIn(text: string): readonly Heard[] {
  return [...text.matchAll(/\{"method":.*?"body":"(?:[^"\\]|\\.)*"\}/g)].map(([json]) => JSON.parse(json) as Heard);
}

/**
 * Edge and API must agree about where each request ends: every request that the API gets must have the edge's headers,
 * which name the sender.
 */
export async function smuggling({ echoUrl }: Target, note: Note): Promise<void> {
  for (const [name, bytes] of Object.entries(SHAPES)) {
    const { text, statuses } = await sendRaw(echoUrl, bytes, 3_000, 400);
    const heard = heardIn(text);
    note(
      'requests inside requests',
      name,
      heard.some(({ headers }) => headers['x-forwarded-for'] !== '127.0.0.1') &&
        `the API heard of a request that the edge did not see: ${text.slice(0, 200)}`,
      (statuses[0] ?? 400) >= 500 && statuses[0] !== 501 && `${statuses[0]}`,
    );
    // The next caller on the edge's connection to the API must get their own answer.
    const next = await sendRaw(echoUrl, `GET /api/next HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const own = heardIn(next.text);
    note(
      'the next visitor’s own answer',
      name,
      (own.length !== 1 || own[0]?.url !== '/api/next') && `got ${next.text.slice(0, 200)}`,
    );
  }
}
