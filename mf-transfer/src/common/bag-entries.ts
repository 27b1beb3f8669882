import { compareNumbers, type BagEntry } from '@rifas/shared/domain';
import { enumerated, foldText } from '@rifas/shared/format';

/** A sorted copy, by raffle number. */
export const sortEntries = (entries: readonly BagEntry[]): readonly BagEntry[] =>
  [...entries].sort((a, b) => compareNumbers(a.number, b.number));

/** The entries that have every typed word in their number or in their owner's name. */
export function searchEntries(entries: readonly BagEntry[], typed: string): readonly BagEntry[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const name = foldText(entry.owner.name);
    return words.every((word) => entry.number.includes(word) || name.includes(word));
  });
}

/** The selected entries: a raffle that left the list meanwhile is no longer selected. */
export const selectedEntries = (entries: readonly BagEntry[], selected: readonly string[]): readonly BagEntry[] =>
  entries.filter(({ number }) => selected.includes(number));

/** Numbers that were selected and are no longer in the list. */
export const goneNumbers = (entries: readonly BagEntry[], selected: readonly string[]): readonly string[] =>
  selected.filter((number) => !entries.some((entry) => entry.number === number));

const SHOWN = 10;

/** '00123, 00124 y 00125'; of a long list the first ones and how many more there are. */
export function numbersText(numbers: readonly string[]): string {
  const more = numbers.length - SHOWN;
  return enumerated(more > 1 ? [...numbers.slice(0, SHOWN), `${more} más`] : numbers);
}

/** 'la rifa 00123', 'las rifas 00123 y 00124'. */
export const theRaffles = (numbers: readonly string[]): string =>
  `${numbers.length === 1 ? 'la rifa' : 'las rifas'} ${numbersText(numbers)}`;
