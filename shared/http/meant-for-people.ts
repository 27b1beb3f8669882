/** Longer than anything that a person reads in a message. */
const LONGEST = 500;
const MARKUP = /<[!/a-z][^>]*>/i;
/** Lines and names of what a program says to its programmers. */
const TRACE =
  /\n\s*at \S|Traceback|Stack trace|\w(?:Error|Exception)\b|SQLSTATE|\bon line \d|Cannot read propert|\bE[A-Z]{4,}\b: |(?:\d{1,3}\.){3}\d{1,3}/;

/** HTTP's own words and the like, which frameworks say where nobody has written a message. */
const OF_A_FRAMEWORK =
  /^(?:unauthori[sz]ed|unauthenticated|forbidden|bad request|not found|method not allowed|conflict|unprocessable (?:entity|content)|too many (?:requests|attempts)|(?:internal )?server error|bad gateway|service unavailable|(?:gateway|request) time-?out|csrf token mismatch|null|undefined|true|false|ok|error|fail(?:ed)?|success)\W*$/i;
/** A name of an error, such as 'invalid_grant' or 'auth.failed'. */
const isName = (text: string): boolean => !/\s/.test(text) && /\w[_.:/\\]\w/.test(text);

/**
 * Whether a text of a server can be meant for people: no markup, nothing of a stack trace, no address of a machine, no word for programs, not
 * longer than anybody reads.
 * @example isMeantForPeople('Usuario o contraseña incorrectos') // true
 * @example isMeantForPeople('TypeError: x is undefined\n    at a.js:1') // false
 */
export const isMeantForPeople = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.trim() !== '' &&
  text.length <= LONGEST &&
  !isName(text.trim()) &&
  ![MARKUP, TRACE, OF_A_FRAMEWORK].some((pattern) => pattern.test(text.trim()));
