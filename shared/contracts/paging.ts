import { isMissing } from './codec';
import { isRecord } from './envelope';
import { plainWord } from './scalars';

// The names of what stands beside a page of a list, in English and Spanish. They are compared without capitals,
// accents, separators, and prefixes such as '@odata.' or 'hydra:'.
const PAGE = 'pag(?:e|ina)?';
const ENTRIES = '(?:count|items|elements|elementos|records|registros|results|resultados|rows|docs)';
const name = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'i');

/** The next page, or whether there is one. */
const NEXT = name(
  `(?:has|hay|tiene)?(?:more|mas|next|siguiente|proxima${PAGE})(?:${PAGE}s?|${ENTRIES})?` +
    `(?:number|url|link|href|cursor|token|offset)?|${PAGE}siguiente|truncated|recortado|lastevaluatedkey|continuation(?:token)?`,
);
/** Whether this is the last page, with a value that means "no". A number may be that page's number. */
const NOT_LAST = name(`(?:[ie]s)?(?:last|ultima)(?:${PAGE})?=(?:f(?:alse)?|no?)|[ie]s(?:last|ultima).*=0`);
/** How many pages there are. */
const PAGES = name(`(?:total|num(?:ero)?|cantidad)?(?:de)?${PAGE}s|(?:last|ultima|total)${PAGE}|${PAGE}s?count`);
/** Where this page begins. */
const PLACE = name(`(?:current|num(?:ero)?(?:de)?)?${PAGE}(?:number|num|index|actual)?|offset|skip`);
const SIZE = name(`(?:${PAGE})?(?:size|limite?)|take|tamano(?:(?:de)?${PAGE})?|(?:items)?(?:per|por)${PAGE}`);
const TOTAL = name(`${ENTRIES}?total(?:es)?|(?:total)?(?:de)?${ENTRIES}|cantidad`);

const plain = (sent: string): string => plainWord(sent).replace(/^.*[^a-z\d]/, '');

/** Words that mean "no": some servers write yes and no as texts. */
const NO = /^\s*(?:0|-1|f(?:alse)?|n(?:o(?:ne)?|ull)?)?\s*$/i;
const saysMore = (value: unknown): boolean =>
  typeof value === 'object' ? Object.values(value ?? {}).some(saysMore) : !NO.test(String(value ?? ''));

/** A link that names what it leads to: { rel: 'next', href: '/rifas?page=2' }. */
const isNextLink = (link: unknown): boolean =>
  isRecord(link) && /\b(?:next|siguiente)\b/i.test(String(link['rel'])) && saysMore(link['href'] ?? link['url']);

type Fields = readonly (readonly [name: string, value: unknown])[];

const numbersUnder = (names: RegExp, fields: Fields): number[] =>
  fields.flatMap(([sent, value]) => {
    const number = typeof value === 'object' || isMissing(value) || !names.test(sent) ? NaN : Number(value);
    return Number.isNaN(number) ? [] : number;
  });

/**
 * Whether the fields around a list say that it is a page of a longer one. A total alone says nothing: it may count the
 * tickets of the raffles. Beside the number or the size of a page it counts entries.
 * @param entries how many entries the list has
 * @example isPage({ data: [7], total_paginas: 3 }, [7], 1) // true
 */
export function isPage(body: unknown, list: unknown, entries: number, around: Fields = []): boolean {
  if (Array.isArray(body)) return body.some(isNextLink);
  const own = Object.entries(Object(body) as object).map(([sent, value]) => [plain(sent), value as unknown] as const);
  const numbers = (names: RegExp): number[] => {
    const found = numbersUnder(names, own);
    return found.length > 0 ? found : numbersUnder(names, around);
  };
  const total = Math.max(...numbers(TOTAL));
  const pages = numbers(PAGES);
  const [size = 0] = numbers(SIZE);
  // A page has no more entries than its size.
  const isPart = size > 0 ? entries <= size && total > size : numbers(PLACE).length > 0 && total > entries;
  return (
    isNextLink(body) ||
    pages.some((count) => count > 1) ||
    (isPart && !pages.includes(1)) ||
    own.some(([sent, value]) => {
      if (value === list) return false;
      if (NEXT.test(sent) && saysMore(value)) return true;
      if (typeof value !== 'object') return NOT_LAST.test(`${sent}=${String(value)}`);
      // Sums of money stand under the same names as totals.
      return isPage(value, list, entries, TOTAL.test(sent) ? [] : [...own, ...around]);
    })
  );
}
