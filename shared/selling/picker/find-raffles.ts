import { foldText } from '../../format';

const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

// As the site's texts write a number. These words are in no number and in no name.
const BEFORE_NUMBER = /(^|\s)(?:(?:rifas?|talon(?:es)?|numero|n(?:r?o\.?|[º°.]))[\s:#]*)+(?=\d)/g;

/** Calls a function once for each text: the tickets of a raffle mostly have the same buyer. */
function onceEach(of: (text: string) => string): (text: string | undefined) => string {
  const known = new Map<string, string>();
  return (text = '') => {
    const found = known.get(text) ?? of(text);
    known.set(text, found);
    return found;
  };
}

/**
 * Returns a search for raffles. It finds those that have every typed word in their number or in one of their names,
 * ignoring accents, case, signs such as the '#' before a number or the kind of an apostrophe, and 'rifa', 'talón' or 'Nº'
 * directly before a number. An empty search finds all.
 * @example const isFound = raffleFinder('ana #123'); isFound('00123', ['Ana Pérez']) // true
 */
export function raffleFinder(typed: string): (number: string, names?: readonly (string | undefined)[]) => boolean {
  const typedWords = foldText(typed).replace(BEFORE_NUMBER, '$1').split(/\s+/).filter(Boolean);
  const words = typedWords.map(withoutSigns).filter(Boolean);
  if (words.length === 0) return () => typedWords.length === 0;
  // The signs of thousands of texts are looked at only if a typed word has one inside, as in "d’angelo".
  const hasInnerSign = words.some((word) => word.includes(' '));
  const read = onceEach(hasInnerSign ? (text) => withoutSigns(foldText(text)) : foldText);
  return (number, names = []) =>
    words.every((word) => read(number).includes(word) || names.some((name) => read(name).includes(word)));
}
