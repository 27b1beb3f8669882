import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useSession } from '@rifas/shared/session';
import { keptWhereItFits } from '@rifas/shared/session/kept';
import { fits } from './stored';

/** A draft with the passenger whose it is; unknown until the session tells. */
export type Owned<Draft> = Draft & { readonly owner: number | undefined };

export interface DraftStoreOptions<Draft> {
  /** Makes parts of a draft of what the storage holds, where the kind of each part says too little. */
  readonly read?: (stored: Partial<Draft>) => Partial<Draft>;
  /** Somebody else's draft has been dropped. */
  readonly onDropped?: () => void;
}

/**
 * What a person is in the middle of, in a zustand store: kept in this tab through a reload and through an expired session, and
 * dropped before anything is drawn of it when somebody else logs in on the same tab.
 * @param name key in the tab's storage, one per store
 * @param empty the draft that nothing was done to yet; what is stored must be of its shape, or is left out part by part
 * @example const { useDraft, change, reset } = createDraftStore('rifas.contado', { depositId: 0 });
 */
export function createDraftStore<Draft extends object>(
  name: string,
  empty: Draft,
  { read, onDropped }: DraftStoreOptions<Draft> = {},
) {
  const owned = (draft: Draft, owner: number | undefined): Owned<Draft> => ({ ...draft, owner });
  const useDraft = create<Owned<Draft>>()(
    persist(() => owned(empty, undefined), {
      name,
      storage: createJSONStorage(() => keptWhereItFits(() => sessionStorage)),
      merge: (stored, current) => {
        const parts = Object.entries(stored ?? {}).filter(([part, value]) => fits(current[part as keyof Draft], value));
        const kept = Object.fromEntries(parts) as Partial<Owned<Draft>>;
        return { ...current, ...kept, ...read?.(kept) };
      },
    }),
  );
  const { getState, setState } = useDraft;

  const belongTo = (passenger: number | undefined): void => {
    const { owner } = getState();
    if (passenger === undefined || passenger === owner) return;
    // A draft begun before the passenger was known is this passenger's.
    if (owner === undefined) {
      setState({ ...getState(), owner: passenger });
    } else {
      setState(owned(empty, passenger));
      onDropped?.();
    }
  };
  belongTo(useSession.getState().passenger?.passengerId);
  useSession.subscribe(({ passenger }) => belongTo(passenger?.passengerId));

  const reset = (): void => {
    setState(owned(empty, getState().owner));
  };
  const change = (changes: Partial<Draft>): void => {
    setState({ ...getState(), ...changes });
  };
  return { useDraft, change, reset };
}
