import { withoutEntities } from '../contracts/entities';

/** Longer than anything that a person reads in a message. */
const LONGEST = 500;
const MARKUP = /<[!/a-z][^>]*>/i;
/** Lines and names of what a program says to its programmers. */
const TRACE =
  /\n\s*at \S|Traceback|Stack trace|\w(?:Error|Exception)\b|SQLSTATE|\bon line \d|Cannot read propert|\bE[A-Z]{4,}\b: |(?:\d{1,3}\.){3}\d{1,3}/;

/** HTTP's own words and the like, which frameworks say where nobody has written a message. */
const OF_A_FRAMEWORK =
  /^(?:unauthori[sz]ed|unauthenticated|forbidden|bad request|not found|method not allowed|conflict|unprocessable (?:entity|content)|too many (?:requests|attempts)|(?:internal )?server error|bad gateway|service unavailable|(?:gateway|request) time-?out|csrf token mismatch|null|undefined|true|false|ok|error|fail(?:ed)?|success)\W*$/i;
/** Words of the English that programs speak, and none of the people of this site. */
const ENGLISH =
  /\b(?:the|an|of|to|for|and|is|are|was|were|been|not|must|this|that|these|with|your|you|please|bad|invalid|expired|denied|required|failed|found|wrong|missing|unknown|unexpected|cannot)\b/i;
const SPANISH = /[áéíóúüñ¿¡]|\b(?:el|la|los|las|un|una|de|del|al|que|se|ya|con|por|para|en|tu|su|es|y)\b/i;
const isEnglish = (text: string): boolean => ENGLISH.test(text) && !SPANISH.test(text);
/** A name of an error, such as 'invalid_grant' or 'auth.failed', a code such as 'E1001', or a token. */
const isName = (text: string): boolean => !/\s/.test(text) && /\w[_.:/\\]\w|\d/.test(text);

/**
 * Whether a text of a server can be meant for people: no markup, nothing of a stack trace, no address of a machine, no word for programs, no
 * English, not longer than anybody reads.
 * @example isMeantForPeople('Usuario o contraseña incorrectos') // true
 * @example isMeantForPeople('The given data was invalid.') // false
 * @example isMeantForPeople('TypeError: x is undefined\n    at a.js:1') // false
 */
export const isMeantForPeople = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.trim() !== '' &&
  text.length <= LONGEST &&
  !isName(text.trim()) &&
  !isEnglish(text) &&
  ![MARKUP, TRACE, OF_A_FRAMEWORK].some((pattern) => pattern.test(text.trim()));

/** How deep a reason may stand in what a refusal says of each field: `{ email: [{ message: '…' }] }`. */
const MOST_LEVELS = 3;

const sentencesIn = (sent: unknown, level = 0): string[] => {
  if (typeof sent === 'object' && sent !== null && level < MOST_LEVELS)
    return Object.values(sent).flatMap((part) => sentencesIn(part, level + 1));
  const text = typeof sent === 'string' ? withoutEntities(sent).trim() : '';
  // A single word is a field's name or a code as well as a reason.
  return /\s/.test(text) && isMeantForPeople(text) ? [text] : [];
};

/**
 * What a refusal says of its fields, for people: a text, a list of texts, or either by field. Undefined where nothing of it is a sentence for them.
 * @example reasonIn({ email: ['Ese email ya está en uso'], code: ['taken'] }) // 'Ese email ya está en uso'
 */
export function reasonIn(sent: unknown): string | undefined {
  const found = [...new Set(sentencesIn(sent))];
  return [found.join(' · '), found[0]].find(isMeantForPeople);
}
