import { foldText } from '../../format';

/**
 * A search among raffles: finds those that have every typed word in their number or in one of their names, whatever the
 * accents and the case. Nothing typed finds all.
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
