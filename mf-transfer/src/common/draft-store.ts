import { useSession } from '@rifas/shared/session';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

type Owned<Draft> = Draft & { readonly passengerId?: number | undefined };

/**
 * What a seller is in the middle of, kept through a reload and through an expired session, and dropped when
 * somebody else logs in on the same tab. `read` makes a draft of whatever the storage holds.
 */
export function createDraftStore<Draft extends object>(name: string, empty: Draft, read: (stored: Partial<Draft>) => Draft) {
  const useDraft = create<Owned<Draft>>()(
    persist(() => empty as Owned<Draft>, {
      name: `rifas.transfer.${name}`,
      storage: createJSONStorage(() => sessionStorage),
      merge: (stored, current) => {
        if (typeof stored !== 'object' || stored === null) return current;
        const { passengerId } = stored as Owned<Draft>;
        return { ...read(stored as Partial<Draft>), passengerId: typeof passengerId === 'number' ? passengerId : undefined };
      },
    }),
  );

  const belongTo = (passengerId: number | undefined) => {
    const { passengerId: owner } = useDraft.getState();
    if (passengerId === undefined || passengerId === owner) return;
    // A draft begun before the passenger was known is this passenger's.
    const draft = owner === undefined ? useDraft.getState() : empty;
    useDraft.setState({ ...draft, passengerId }, true);
  };
  belongTo(useSession.getState().passenger?.pasajeroId);
  useSession.subscribe(({ passenger }) => belongTo(passenger?.pasajeroId));

  return useDraft;
}

/** The texts of a stored list; anything else in the storage counts as nothing. */
export const readTexts = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((item): item is string => typeof item === 'string') : [];

/** The list with the number added, or without it where it was in. */
export const toggled = (selected: readonly string[], numero: string): readonly string[] =>
  selected.includes(numero) ? selected.filter((other) => other !== numero) : [...selected, numero];
