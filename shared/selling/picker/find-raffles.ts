import { foldText } from '../../format';

/**
 * Returns a search for raffles. It finds those that have every typed word in their number or in one of their names,
 * ignoring accents and case. An empty search finds all.
 * @example const isFound = raffleFinder('ana 123'); isFound('00123', ['Ana Pérez']) // true
 */
export function raffleFinder(typed: string): (number: string, names?: readonly (string | undefined)[]) => boolean {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return (number, names = []) => {
    if (words.length === 0) return true;
    const folded = names.map((name) => foldText(name ?? ''));
    return words.every((word) => number.includes(word) || folded.some((name) => name.includes(word)));
  };
}
