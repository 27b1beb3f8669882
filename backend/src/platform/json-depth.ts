import { MalformedError } from './errors';

/** Deeper than any contract, and than any page reports. */
const MAX_DEPTH = 16;

const QUOTE = 34;
const BACKSLASH = 92;
/** `[` and `{` open, `]` and `}` close. */
const OPENERS: ReadonlySet<number> = new Set([91, 123]);
const CLOSERS: ReadonlySet<number> = new Set([93, 125]);

/** Whether a text has more than so many opening brackets: of nearly every request that is all that is asked. */
function hasManyOpeners(text: string): boolean {
  let found = 0;
  for (const opener of ['[', '{'])
    for (let at = text.indexOf(opener); at !== -1; at = text.indexOf(opener, at + 1))
      if ((found += 1) > MAX_DEPTH) return true;
  return false;
}

/**
 * Refuses JSON that is nested too deep, without parsing it: a text of 200 KB that is nothing but brackets takes the parser 25 ms, for which
 * everybody waits. Brackets inside quotes do not count.
 * @throws MalformedError where it is deeper than any request is
 */
export function checkJsonDepth(text: string): void {
  if (!hasManyOpeners(text)) return;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isQuoted) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isQuoted = false;
    } else if (code === QUOTE) isQuoted = true;
    else if (OPENERS.has(code)) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new MalformedError('El pedido tiene demasiados niveles.');
    } else if (CLOSERS.has(code)) depth -= 1;
  }
}
