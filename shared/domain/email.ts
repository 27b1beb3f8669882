const AT = 64;
const DOT = 46;
const DASH = 45;

/**
 * The email trimmed and in lower case: the form in which it is sent and stored.
 * @example normalizeEmail(' Ana@Example.com ') // 'ana@example.com'
 */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();

/** A to Z, a to z, 0 to 9 and '_': the word characters. */
const isWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;

/**
 * The format: word characters with single '.' or '-' between them, '@', a domain of the same make that
 * ends in '.' and 2 or 3 word characters. So no '+', no accents, no 4-letter suffix. Expects a normalised text.
 * Reads each character once; the usual regular expression for this wording takes seconds on hostile input.
 * @example isEmail('ana+rifas@example.com') // false
 */
export function isEmail(text: string): boolean {
  let group = 0;
  let inDomain = false;
  let lastSeparator = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (isWord(code)) {
      group += 1;
      continue;
    }
    const separates = code === DOT || code === DASH || (code === AT && !inDomain);
    // At least one word character must precede every separator.
    if (!separates || group === 0) return false;
    inDomain ||= code === AT;
    lastSeparator = code;
    group = 0;
  }
  return inDomain && lastSeparator === DOT && (group === 2 || group === 3);
}
