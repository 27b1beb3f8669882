import { isRecord } from './envelope';

/** Undefined where the bytes are no text in this charset, or nobody knows the charset. */
function decoded(bytes: Uint8Array, charset: string): string | undefined {
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes);
    // No text that anybody sends holds a NUL: these bytes are of another charset, such as UTF-16.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * The text of a body: UTF-8, else in the charset that it declares, else Latin-1, in which any bytes are a text. Without what stands around
 * it: each file that a server is made of may leave a byte order mark, before the text and after it, and with one it is no JSON.
 * @param contentType the header, such as 'application/json; charset=iso-8859-1'
 * @example bodyText(new Uint8Array([0xd1]), 'application/json') // 'Ñ'
 */
export function bodyText(bytes: Uint8Array, contentType: string | null | undefined): string {
  const [, declared = ''] = /charset="?([^\s";]+)/i.exec(contentType ?? '') ?? [];
  // A browser reads "utf-16" in one order of its two bytes; Java writes it in the other, and says so with its mark.
  const charset = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : declared;
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, charset) ?? new TextDecoder('latin1').decode(bytes);
  return text.trim();
}

/**
 * Where .NET writes references it puts each list under a name of its own, and sends an object once and names it wherever it stands again. What it
 * names before its end is a circle, and stays.
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
 * What is no JSON for one value alone, which must not cost the others: Python's numbers that are none, a line break in a text, and the comma
 * behind a last entry, of a server that puts its JSON together by hand.
 */
const mended = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/([:[,] *)(?:NaN|-?Infinity)(?= *[,}\]])/g, '$1null')
    .replace(/, *(?=[}\]])/g, '');

/**
 * A number of more digits than JavaScript keeps, such as an id of 64 bits, as a text: rounded it would be another's, or nobody's.
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
      // No JSON, so far.
    }
  return undefined;
}

const PAGE = /<(?:!doctype|html|head|body|script)\b/i;

/** The one object among what a server has printed besides; a page is none, whatever its scripts hold. */
function objectIn(text: string): unknown {
  const start = text.search(/\{\s*"/);
  return start < 0 || PAGE.test(text.slice(0, start))
    ? undefined
    : parsed(text.slice(start, text.lastIndexOf('}') + 1));
}

/**
 * The JSON of a body's text; the text itself where it is none, undefined where there is nothing. An object is found between what a server
 * prints without meaning to, such as warnings of PHP or a prefix against hijacking, and in a text that is JSON once more: of a write that
 * was done nobody must read that it failed.
 * @example jsonIn('Warning: deprecated in a.php\n{"status":"success"}') // { status: 'success' }
 */
export function jsonIn(text: string): unknown {
  if (text === '') return undefined;
  const value = parsed(text);
  return value === undefined || typeof value === 'string' ? (objectIn(String(value ?? text)) ?? value ?? text) : value;
}

/**
 * What an answer says, but of a 405 what stands in its header `Allow`: which methods there are instead. A bare one is this API's word for a
 * payment that was made; with the header it is HTTP's, as a server of files has it for every POST, and a framework after a redirect. A body
 * speaks for itself where the header allows a POST: some frameworks send it with every answer.
 * @example unlessOfMethod(405, 'GET, HEAD', { status: 'error' }) // 'Allow: GET, HEAD'
 */
export const unlessOfMethod = (httpStatus: number, allow: unknown, body: unknown): unknown =>
  httpStatus === 405 && typeof allow === 'string' && (body === undefined || !/\bPOST\b/i.test(allow))
    ? `Allow: ${allow}`
    : body;
