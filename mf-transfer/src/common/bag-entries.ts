import { compareNumbers, type BagEntry, type PendingTransfer } from '@rifas/shared/domain';

export const rafflesOf = (transfers: readonly PendingTransfer[]) => transfers.flatMap(({ raffles }) => raffles);

export const numbersOf = ({ raffles }: PendingTransfer): string[] => raffles.map(({ number }) => number);

/** A sorted copy, by raffle number. */
export const sortEntries = (entries: readonly BagEntry[]): readonly BagEntry[] =>
  [...entries].sort((a, b) => compareNumbers(a.number, b.number));

/** The selected entries. A raffle that has left the list is no longer selected. */
export const selectedEntries = (entries: readonly BagEntry[], selected: readonly string[]): readonly BagEntry[] =>
  entries.filter(({ number }) => selected.includes(number));

/** Numbers that were selected and are no longer in the list. */
export const goneNumbers = (entries: readonly BagEntry[], selected: readonly string[]): readonly string[] =>
  selected.filter((number) => !entries.some((entry) => entry.number === number));
