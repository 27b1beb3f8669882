import type { BagEntry } from '@rifas/shared/contracts';
import { bagOwnerName, compareNumero } from '@rifas/shared/domain';
import { enumerated, foldText } from '@rifas/shared/format';

/** A sorted copy, by raffle number. */
export const sortEntries = (entries: readonly BagEntry[]): readonly BagEntry[] =>
  [...entries].sort((a, b) => compareNumero(a.Numero, b.Numero));

/** The entries that have every typed word in their number or in their owner's name. */
export function searchEntries(entries: readonly BagEntry[], typed: string): readonly BagEntry[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const name = foldText(bagOwnerName(entry));
    return words.every((word) => entry.Numero.includes(word) || name.includes(word));
  });
}

/** The selected entries: a raffle that left the list meanwhile is no longer selected. */
export const selectedEntries = (entries: readonly BagEntry[], selected: readonly string[]): readonly BagEntry[] =>
  entries.filter(({ Numero }) => selected.includes(Numero));

/** Numbers that were selected and are no longer in the list. */
export const goneNumbers = (entries: readonly BagEntry[], selected: readonly string[]): readonly string[] =>
  selected.filter((numero) => !entries.some(({ Numero }) => Numero === numero));

const SHOWN = 10;

/** '00123, 00124 y 00125'; of a long list the first ones and how many more there are. */
export function numbersText(numbers: readonly string[]): string {
  const more = numbers.length - SHOWN;
  return enumerated(more > 1 ? [...numbers.slice(0, SHOWN), `${more} más`] : numbers);
}

/** 'la rifa 00123', 'las rifas 00123 y 00124'. */
export const theRaffles = (numbers: readonly string[]): string =>
  `${numbers.length === 1 ? 'la rifa' : 'las rifas'} ${numbersText(numbers)}`;
