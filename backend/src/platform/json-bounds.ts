import { MalformedError } from './errors';

/** Deeper than any contract, and than any report of a page. */
const MAX_DEPTH = 16;

const codeOf = (character: string): number => character.charCodeAt(0);
const QUOTE = codeOf('"');
const BACKSLASH = codeOf('\\');
const COMMA = codeOf(',');
const [LIST, LIST_END] = [codeOf('['), codeOf(']')];
const [OBJECT, OBJECT_END] = [codeOf('{'), codeOf('}')];

/**
 * Refuses JSON that is nested too deep or holds too many values, before it becomes a text and is parsed: 200 KB of
 * brackets block the parser for 25 ms, 40,000 numbers for 2 ms, and all calls wait. Brackets and commas inside quotes
 * do not count. In UTF-8 their bytes are never part of another character.
 * @param mostValues as many as the fields that a form may have
 * @throws MalformedError where it is nested deeper than any request, or holds more values
 */
export function checkJsonBounds(bytes: Uint8Array, mostValues: number): void {
  let depth = 0;
  let values = 1;
  let isQuoted = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (isQuoted) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isQuoted = false;
    } else if (code === QUOTE) isQuoted = true;
    else if (code === COMMA) {
      values += 1;
      if (values > mostValues) throw new MalformedError('El pedido tiene demasiados campos.');
    } else if (code === LIST || code === OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new MalformedError('El pedido tiene demasiados niveles.');
    } else if (code === LIST_END || code === OBJECT_END) depth -= 1;
  }
}
