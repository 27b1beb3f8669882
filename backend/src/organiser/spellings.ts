import { foldText } from '@rifas/shared/format';

/** Spreadsheets remove leading zeros from texts that look like numbers. */
export const withoutZeros = (code: string): string => code.replace(/^0+(?=.)/, '');

const INVISIBLE = /[\s\p{Cf}]/gu;
// A dash between digits counts, because it divides two numbers: 11-1 is not 1-11.
const IDLE_DASHES = /(?<!\d)\p{Pd}|\p{Pd}(?!\d)/gu;

/** The form in which references of a bank are compared: 'BROU 1' is 'brou-1', and '00123' is '123'. */
export const foldReference = (reference: string): string =>
  withoutZeros(foldText(reference).replace(INVISIBLE, '').replace(IDLE_DASHES, ''));

type Fold = (name: string) => string;

/** How a name was written first in a file, and where. */
export interface Spelling {
  readonly text: string;
  readonly line: number;
}

/**
 * Remembers how each name of a file was written first.
 * @returns a function that returns the first spelling of a name; undefined for a new name
 */
export function firstSpellings(fold: Fold) {
  const first = new Map<string, Spelling>();
  return (text: string, line: number): Spelling | undefined => {
    const key = fold(text);
    const known = first.get(key);
    if (!known) first.set(key, { text, line });
    return known;
  };
}

/**
 * Finds names among the stored ones.
 * @returns a function that returns the stored spelling of a name, the same one if there are several
 */
export function storedSpellings(stored: readonly string[], fold: Fold) {
  const same = new Set(stored);
  const alike = new Map(stored.map((text) => [fold(text), text]));
  return (text: string): string | undefined => (same.has(text) ? text : alike.get(fold(text)));
}

/** Names the first spelling of a name that is now written otherwise, because people would search for the new one. */
export const asFirst = (text: string, first: string): string => (text === first ? '' : ` como ${first}`);
