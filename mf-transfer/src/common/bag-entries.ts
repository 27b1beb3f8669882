import type { BagEntry } from '@rifas/shared/contracts';
import { bagOwnerName, compareNumero } from '@rifas/shared/domain';

/** A sorted copy, by raffle number. */
export const sortEntries = (entries: readonly BagEntry[]): readonly BagEntry[] =>
  [...entries].sort((a, b) => compareNumero(a.Numero, b.Numero));

// 'José' is found by 'jose': the accents become characters of their own, then go.
const plain = (text: string): string => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

/** The entries that have every typed word in their number or in their owner's name. */
export function searchEntries(entries: readonly BagEntry[], typed: string): readonly BagEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const name = plain(bagOwnerName(entry));
    return words.every((word) => entry.Numero.includes(word) || name.includes(word));
  });
}

/** The selected entries: a raffle that left the list meanwhile is no longer selected. */
export const selectedEntries = (entries: readonly BagEntry[], selected: readonly string[]): readonly BagEntry[] =>
  entries.filter(({ Numero }) => selected.includes(Numero));

/** Numbers that were selected and are no longer in the list. */
export const goneNumbers = (entries: readonly BagEntry[], selected: readonly string[]): readonly string[] =>
  selected.filter((numero) => !entries.some(({ Numero }) => Numero === numero));

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });
const SHOWN = 10;

/** '00123, 00124 y 00125'; of a long list the first ones and how many more there are. */
export function numbersText(numbers: readonly string[]): string {
  const more = numbers.length - SHOWN;
  return LIST.format(more > 1 ? [...numbers.slice(0, SHOWN), `${more} más`] : numbers);
}

/** 'la rifa 00123', 'las rifas 00123 y 00124'. */
export const theRaffles = (numbers: readonly string[]): string => `${numbers.length === 1 ? 'la rifa' : 'las rifas'} ${numbersText(numbers)}`;
