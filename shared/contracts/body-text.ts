import { isRecord } from './envelope';

/** Undefined if the bytes are not text in this charset, or the charset is unknown. */
function decoded(bytes: Uint8Array, charset: string): string | undefined {
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes);
    // No real text contains a NUL: these bytes are in another charset, such as UTF-16.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Bytes as text, with the blanks around it: decoded as UTF-8, else with the declared charset, else as Latin-1, which
 * accepts any bytes.
 * @example decodedText(new Uint8Array([0x20, 0xd1])) // ' Ñ'
 */
export function decodedText(bytes: Uint8Array, declared = ''): string {
  // Browsers read "utf-16" as little-endian. Java writes big-endian, with a byte order mark in front; spreadsheets and
  // .NET write little-endian with one, and declare nothing.
  const mark = (first: number, second: number): boolean => bytes[0] === first && bytes[1] === second;
  const charset = mark(0xfe, 0xff) ? 'utf-16be' : mark(0xff, 0xfe) ? 'utf-16le' : declared;
  return decoded(bytes, 'utf-8') ?? decoded(bytes, charset) ?? new TextDecoder('latin1').decode(bytes);
}

/**
 * The text of a body. Blanks and byte order marks around it are removed: files of the server's program may each add such
 * a mark, and with one the text is not valid JSON.
 * @param contentType the header, such as 'application/json; charset=iso-8859-1'
 * @example bodyText(new Uint8Array([0xd1]), 'application/json') // 'Ñ'
 */
export function bodyText(bytes: Uint8Array, contentType: string | null | undefined): string {
  const [, declared] = /charset="?([^\s";]+)/i.exec(contentType ?? '') ?? [];
  return decodedText(bytes, declared).trim();
}

/**
 * Resolves the references that .NET writes: each list is wrapped in an object with `$values`, and an object that
 * appears again is sent as a reference. A reference to an object that is not complete yet is a circle, and stays
 * unchanged.
 */
function referred() {
  const byId = new Map<unknown, unknown>();
  return (_name: string, value: unknown): unknown => {
    if (!isRecord(value)) return value;
    const sent = Array.isArray(value['$values']) ? (value['$values'] as unknown[]) : value;
    if ('$id' in value) byId.set(value['$id'], sent);
    return '$ref' in value ? (byId.get(value['$ref']) ?? value) : sent;
  };
}

/**
 * Repairs what makes a whole text invalid as JSON: Python's `NaN` and `Infinity`, a line break in a text, and the comma
 * after a last entry, from servers that build their JSON by hand.
 */
const mended = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/([:[,] *)(?:NaN|-?Infinity)(?= *[,}\]])/g, '$1null')
    .replace(/, *(?=[}\]])/g, '');

/**
 * Turns a number with more digits than JavaScript keeps, such as a 64-bit id, into text: rounded, it would be another
 * id.
 */
const exact = (text: string): string =>
  /\d{16}/.test(text)
    ? text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?[\d.eE+-]+/g, (part) => (/^-?\d{16,}$/.test(part) ? `"${part}"` : part))
    : text;

function parsed(text: string): unknown {
  for (const read of [exact, (sent: string) => exact(mended(sent))])
    try {
      return JSON.parse(read(text), /"\$(?:ref|values)"/.test(text) ? referred() : undefined) as unknown;
    } catch {
      // Not valid JSON: the next way of reading is tried.
    }
  return undefined;
}

const PAGE = /<(?:!doctype|html|head|body|script)\b/i;

/**
 * The one object in a text where the server also printed other things. An HTML page has none, whatever its scripts
 * contain.
 */
function objectIn(text: string): unknown {
  const start = text.search(/\{\s*"/);
  return start < 0 || PAGE.test(text.slice(0, start))
    ? undefined
    : parsed(text.slice(start, text.lastIndexOf('}') + 1));
}

/**
 * The JSON of a body's text; the text itself if it is not JSON, undefined if it is empty. An object is also found
 * between other output, such as PHP warnings or a prefix against hijacking, and in a text that is JSON within JSON.
 * Otherwise a write that was done would be reported as failed.
 * @example jsonIn('Warning: deprecated in a.php\n{"status":"success"}') // { status: 'success' }
 */
export function jsonIn(text: string): unknown {
  if (text === '') return undefined;
  const value = parsed(text);
  return value === undefined || typeof value === 'string' ? (objectIn(String(value ?? text)) ?? value ?? text) : value;
}

/**
 * The body of an answer; for a 405 with the header `Allow`, a text with that header. A 405 without it is this API's
 * code for a payment that was made. With it, it is HTTP's own meaning: file servers send it for every POST, and
 * frameworks after a redirect. If the header allows POST, the body counts, because some frameworks send the header with
 * every answer. A script does not see the header of another origin: there an empty 405 proves nothing.
 * @example unlessOfMethod(405, 'GET, HEAD', { status: 'error' }, '/talon/validate-link') // 'Allow: GET, HEAD'
 */
export function unlessOfMethod(httpStatus: number, allow: unknown, body: unknown, url: string): unknown {
  if (httpStatus !== 405) return body;
  if (typeof allow === 'string') return body === undefined || !/\bPOST\b/i.test(allow) ? `Allow: ${allow}` : body;
  const otherOrigin = /^(?:https?:)?\/\//i.test(url);
  return body === undefined && otherOrigin ? 'Allow: unknown' : body;
}

/** With this status a server sends a part of a list. */
export const PARTIAL = 206;

/** A link to the next page (RFC 8288). */
const NEXT = /;\s*rel="?[^";]*\bnext\b/i;
/** The first and the last entry of a page, and the count of all: 'items 0-19/45' (RFC 9110). */
const RANGE = /(\d+)-(\d+)\/(\d+)/;

/**
 * The status of an answer; 206 instead of 200 where the header `Link` or `Content-Range` says that the body is a page of
 * a longer list. A script sees these headers of another origin only if it exposes them.
 * @example statusOf(200, '</rifas?page=2>; rel="next"', undefined) // 206
 * @example statusOf(200, undefined, 'items 0-44/45') // 200
 */
export function statusOf(httpStatus: number, link: unknown, range: unknown): number {
  const [, first, last, all] = RANGE.exec(String(range)) ?? [];
  const goesOn = NEXT.test(String(link)) || Number(last) - Number(first) + 1 < Number(all);
  return httpStatus === 200 && goesOn ? PARTIAL : httpStatus;
}
