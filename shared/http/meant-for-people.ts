import { withoutEntities } from '../contracts/entities';

/** Longer than any message for people. */
const LONGEST = 500;
/** A tag of HTML, JSON within the text, or a word that a program sends when nobody has written a message. */
const OF_A_PROGRAM = /<[!/a-z][^>]*>|^(?:\{|\[\s*[[{"]|(?:null|true|false|ok|error|fail|success)\W*$)/i;
/** Lines and names of the technical output of a program. */
const TRACE =
  /\n\s*at \S|rejected value|Traceback|Stack trace|\w(?:Error|Exception)\b|SQLSTATE|\bon line \d|Cannot read propert|\bE[A-Z]{4,}\b: |\bE(?:AI_|CONN|HOST|NOTF|PIPE|TIME)|\bORA-\d|(?:\d{1,3}\.){3}\d{1,3}/;

/** English words of technical messages, and of HTTP's own phrases. The people of this site read Spanish. */
const ENGLISH =
  /\b(?:the|an|of|to|for|or|and|is|are|was|were|been|not|must|this|that|these|with|your|you|please|bad|invalid|expired|denied|required|failed|found|wrong|missing|unknown|unexpected|cannot|route|resource|endpoint|already|(?:un)?available|application|by|conflict|connection|constraint|declined|detected|duplicate|exceed(?:s|ed)|exists|failure|forbidden|gone|host|incorrect|insufficient|internal|key|locked|malformed|mis(?:directed|match)|negotiates|network|object|out|reached|rejected|rows|server|session|socket|sold|such|time-?out|too|try|unauth\w+|undefined|unprocessable|unsupported|upstream|user|validation|value|violation|zero)\b/i;
const SPANISH = /[áéíóúüñ¿¡]|\b(?:el|la|los|las|un|una|de|del|al|que|se|ya|con|por|para|en|tu|su|es|y)\b/i;
const isEnglish = (text: string): boolean => ENGLISH.test(text) && !SPANISH.test(text);
/** An error's name, such as 'invalid_grant' or 'auth.failed', a code such as 'E1001', or a token. */
const isName = (text: string): boolean => !/\s/.test(text) && /\w[_.:/\\]\w|\d/.test(text);

/**
 * Whether a server's text can be meant for people. It has no markup, no part of a stack trace, no machine address, no
 * technical name and no English, and is not too long.
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
  !OF_A_PROGRAM.test(text.trim()) &&
  !TRACE.test(text.trim());

/** What Laravel, Pydantic, Mongoose, Sequelize and Rails put in English around a text that is in Spanish. */
const AROUND = /^(?:\w+ )?(?:validation|value|assertion) (?:error|failed)[,:] | \(and \d+ more errors?\)$/gi;

/**
 * A text without its HTML entities, and without the words that a framework adds to it.
 * @example unframed('Value error, Ese email ya est&aacute; en uso') // 'Ese email ya está en uso'
 */
export const unframed = (text: string): string => withoutEntities(text).replace(AROUND, '');

/** How deep a reason may be nested in the reasons of a refusal: `{ email: [{ message: '…' }] }`. */
const MOST_LEVELS = 3;

/** Names of the words in a reason. The rest of it may repeat what the person typed, even a password. */
const WORDS = /(?:message|msg|mensaje|detail|detalle|descrip[tc]ion|reason|motivo|title|error|constraint)e?s?$/i;

/** Names under which a reason says which field of the form it is about. */
const FIELD = /^(?:field|path|param|property(?:path|name)?)$/i;
/** A reason that only makes sense beside its field: 'no puede estar en blanco', 'Este campo es requerido.' */
const WITHOUT_SUBJECT = /^[a-z]|\b[Ee]ste (?:campo|valor)\b/;

const sentencesIn = (sent: unknown, level = 0, field: unknown = ''): string[] => {
  if (typeof sent === 'object' && sent !== null && level < MOST_LEVELS) {
    const parts = Object.entries(sent);
    // A list under one word is that of a field of the form, such as { title: ['…'] }.
    const words = parts.filter(([name, part]) => WORDS.test(name) && (name.endsWith('s') || !Array.isArray(part)));
    const isOfOne = words.length > 0;
    const [, own = field] = parts.find(([name]) => FIELD.test(name)) ?? [];
    return (isOfOne ? words : parts).flatMap(([name, part]) =>
      sentencesIn(part, level + 1, isOfOne || Array.isArray(sent) ? own : name),
    );
  }
  const text = typeof sent === 'string' ? unframed(sent).trim() : '';
  // A single word may be the name of a field or a code instead of a reason.
  if (!/\s/.test(text) || !isMeantForPeople(text)) return [];
  const [, name] = /([a-zñ]+)\W*$/i.exec(String(field)) ?? [];
  return [name && WITHOUT_SUBJECT.test(text) ? `${name}: ${text}` : text];
};

/**
 * The reasons of a refusal, as a text for people. The API may send a text, a list of texts, or either of them per
 * field. Returns undefined when none of them is a sentence for people.
 * @example reasonIn({ email: ['Ese email ya está en uso'], code: ['taken'] }) // 'Ese email ya está en uso'
 */
export function reasonIn(sent: unknown): string | undefined {
  const found = [...new Set(sentencesIn(sent))];
  return [found.join(' · '), found[0]].find(isMeantForPeople);
}
