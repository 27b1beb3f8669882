/**
 * The email trimmed and in lower case: the form in which it is sent and stored. Invisible characters, which a copied
 * text often has, are removed.
 * @example normalizeEmail(' Ana@Example.com ') // 'ana@example.com'
 */
export const normalizeEmail = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

// Each repeated group begins with a separator, so a text can be read in one way only. In the usual expression for this
// wording the separator is optional: it takes seconds on hostile input.
const EMAIL = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.\w{2,3}$/;

/**
 * The format: word characters with single '.' or '-' between them, '@', a domain of the same make that
 * ends in '.' and 2 or 3 word characters. So no '+', no accents, no 4-letter suffix. Expects a normalised text.
 * Takes linear time, whatever the text is.
 * @example isEmail('ana+rifas@example.com') // false
 */
export const isEmail = (text: string): boolean => EMAIL.test(text);
