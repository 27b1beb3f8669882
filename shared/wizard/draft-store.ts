import { use } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { isId, sellerOf, type Id } from '@rifas/shared/domain';
import { rememberedOnDevice, useSession } from '@rifas/shared/session';
import { keptWhereItFits, SELLER } from '@rifas/shared/session/kept';
import { fits } from './stored';

/** A draft with the passenger whose it is; unknown until the session tells. */
export type Owned<Draft> = Draft & { readonly owner: Id | undefined };

export interface DraftStoreOptions<Draft> {
  /** Makes parts of a draft of what the storage holds, where the kind of each part says too little. */
  readonly read?: (stored: Partial<Draft>) => Partial<Draft>;
  /** Somebody else's draft has been dropped. */
  readonly onDropped?: () => void;
}

/** The passenger is told soon after a login. Who waits longer goes on without what may be somebody else's. */
const PATIENCE_MS = 15_000;

/** Whose session it is; undefined from a login, which may be anybody's, until the passenger is told. */
function sellerNow(): Id | undefined {
  const { passenger } = useSession.getState();
  // As the session keeps it through a reload.
  const kept = rememberedOnDevice(SELLER);
  return (passenger && sellerOf(passenger)) ?? (isId(kept) ? kept : undefined);
}

/**
 * What a person is in the middle of, in a zustand store: kept in this tab through a reload and through an expired session, and
 * dropped before anything is drawn of it when somebody else logs in on the same tab. Until it is known who that is, what uses it suspends.
 * @param name key in the tab's storage, one per store
 * @param empty the draft that nothing was done to yet; what is stored must be of its shape, or is left out part by part
 * @example const { useDraft, change, reset } = createDraftStore('rifas.contado', { depositId: 0 });
 */
export function createDraftStore<Draft extends object>(
  name: string,
  empty: Draft,
  { read, onDropped }: DraftStoreOptions<Draft> = {},
) {
  const owned = (draft: Draft, owner: Id | undefined): Owned<Draft> => ({ ...draft, owner });
  const useStored = create<Owned<Draft>>()(
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
  const { getState, setState } = useStored;

  const drop = (seller: Id | undefined): void => {
    setState(owned(empty, seller));
    onDropped?.();
  };
  const belongTo = (seller: Id | undefined): void => {
    const { owner } = getState();
    if (seller === undefined || seller === owner) return;
    // A draft begun before the seller was known is this seller's.
    if (owner === undefined) setState({ ...getState(), owner: seller });
    else drop(seller);
  };
  belongTo(sellerNow());
  useSession.subscribe(({ passenger }) => belongTo(passenger && sellerOf(passenger)));

  // An API that tells a passenger without id and name will never tell whose session it is.
  const isWithheld = (): boolean =>
    getState().owner !== undefined && sellerNow() === undefined && !useSession.getState().passenger;
  let waiting: Promise<void> | undefined;
  const sellerKnown = (): Promise<void> =>
    (waiting ??= new Promise<void>((resolve) => {
      const stop = useSession.subscribe(({ passenger }) => {
        if (!passenger) return;
        stop();
        resolve();
      });
      setTimeout(resolve, PATIENCE_MS);
    }).then(() => {
      waiting = undefined;
      if (isWithheld()) drop(undefined);
    }));
  const usePart = (part: (draft: Owned<Draft>) => unknown = (draft) => draft): unknown => {
    if (isWithheld()) use(sellerKnown());
    return useStored(part);
  };
  const useDraft = Object.assign(usePart, useStored) as typeof useStored;

  const reset = (): void => {
    setState(owned(empty, getState().owner));
  };
  const change = (changes: Partial<Draft>): void => {
    setState({ ...getState(), ...changes });
  };
  return { useDraft, change, reset };
}
