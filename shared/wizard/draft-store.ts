import { use } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { isId, sellerOf, type Id } from '@rifas/shared/domain';
import { rememberedOnDevice, useSession } from '@rifas/shared/session';
import { keptWhereItFits, SELLER } from '@rifas/shared/session/kept';
import { fits } from './stored';

/** A draft with its owner, the passenger. The owner is unknown until the session reports it. */
export type Owned<Draft> = Draft & { readonly owner: Id | undefined };

export interface DraftStoreOptions<Draft> {
  /** Builds parts of a draft from the stored value, if checking only their types is not enough. */
  readonly read?: (stored: Partial<Draft>) => Partial<Draft>;
  /** Called after another person's draft has been dropped. */
  readonly onDropped?: () => void;
}

/**
 * After a login the passenger is usually known soon. After this time the user continues without the draft, which may be
 * another person's.
 */
const PATIENCE_MS = 15_000;

/**
 * The seller of the session. Undefined after a login until the passenger is known, because anybody may have logged in.
 */
function sellerNow(): Id | undefined {
  const { passenger } = useSession.getState();
  // The session keeps the seller through a reload.
  const kept = rememberedOnDevice(SELLER);
  return (passenger && sellerOf(passenger)) ?? (isId(kept) ? kept : undefined);
}

/**
 * A draft of the user's work, in a zustand store. This tab keeps it through a reload and an expired session. It is
 * dropped, before anything of it is rendered, when another person logs in on the same tab. Until that person is known,
 * components that use the draft suspend.
 * @param name key in the tab's storage, one per store
 * @param empty the initial draft; stored parts that do not have its shape are left out
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
    // A draft that was begun before the seller was known belongs to this seller.
    if (owner === undefined) setState({ ...getState(), owner: seller });
    else drop(seller);
  };
  belongTo(sellerNow());
  useSession.subscribe(({ passenger }) => belongTo(passenger && sellerOf(passenger)));

  // If the API sends a passenger without id and name, the seller will never be known.
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
