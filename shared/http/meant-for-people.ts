/** Longer than anything that a person reads in a message. */
const LONGEST = 500;
const MARKUP = /<[!/a-z][^>]*>/i;
/** Lines and names of what a program says to its programmers. */
const TRACE =
  /\n\s*at \S|Traceback|Stack trace|\w(?:Error|Exception)\b|SQLSTATE|\bE[A-Z]{4,}\b: |(?:\d{1,3}\.){3}\d{1,3}/;

/**
 * Whether a text of a server can be meant for people: no markup, nothing of a stack trace, no address of a machine, not longer than anybody reads.
 * @example isMeantForPeople('Usuario o contraseña incorrectos') // true
 * @example isMeantForPeople('TypeError: x is undefined\n    at a.js:1') // false
 */
export const isMeantForPeople = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST && !MARKUP.test(text) && !TRACE.test(text);
