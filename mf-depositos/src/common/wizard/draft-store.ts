import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export type Owned<Draft> = Draft & {
  /** The seller whose draft it is; unknown until the session tells. */
  readonly owner: number | undefined;
};

/** What a seller is in the middle of, kept in this tab through a reload. */
export function createDraftStore<Draft extends object>(name: string, empty: Draft) {
  const fresh = (owner: number | undefined): Owned<Draft> => ({ ...empty, owner });
  const useDraft = create<Owned<Draft>>()(
    persist(() => fresh(undefined), { name, version: 1, storage: createJSONStorage(() => sessionStorage) }),
  );
  const { getState, setState } = useDraft;

  /** The draft is this seller's from now on; another one's is dropped. */
  const claim = (owner: number): void => {
    if (getState().owner === undefined) setState({ ...getState(), owner });
    else if (getState().owner !== owner) setState(fresh(owner));
  };
  const reset = (): void => {
    setState(fresh(getState().owner));
  };
  const change = (changes: Partial<Draft>): void => {
    setState({ ...getState(), ...changes });
  };
  return { useDraft, claim, reset, change };
}
