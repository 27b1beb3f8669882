import type { BagEntry, PendingTransfer } from '@rifas/shared/domain';

interface EntryChanges {
  readonly draws?: number;
  readonly ownerId?: number;
}

/** A raffle of a bag list, with the owner's full name. */
export const entryOf = (number: string, owner = '', { draws = 2, ownerId = 9 }: EntryChanges = {}): BagEntry => ({
  number,
  draws: Array.from({ length: draws }, (_, index) => String(index + 1)),
  owner: { id: ownerId, name: owner },
});

/** A pending transfer of raffles between the seller and another seller. */
export const pendingOf = (name: string, ...numbers: string[]): PendingTransfer => ({
  counterpart: { name, email: `${name.toLowerCase().replace(' ', '.')}@mail.com`, phone: '099 123 456' },
  raffles: numbers.map((number) => ({ number, draws: ['1'] })),
});
