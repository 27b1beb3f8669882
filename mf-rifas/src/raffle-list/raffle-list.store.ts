import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { NO_FILTERS, type RaffleFilters } from './raffle-search';

interface RaffleListState {
  /** The seller whose drafts these are. */
  readonly owner: number | undefined;
  readonly filters: RaffleFilters;
  /** Numbers of the raffles that are unfolded; rows come and go with scrolling, this stays. */
  readonly open: readonly string[];
  /** Comments being written, by raffle number. */
  readonly drafts: Readonly<Record<string, string>>;
}

const EMPTY: RaffleListState = { owner: undefined, filters: NO_FILTERS, open: [], drafts: {} };

/** What the seller is doing in the raffle list; a reload keeps it. */
export const useRaffleList = create<RaffleListState>()(
  persist(() => EMPTY, { name: 'rifas.raffle-list', version: 1, storage: createJSONStorage(() => sessionStorage) }),
);

const { getState, setState } = useRaffleList;

export const claimRaffleList = (owner: number): void => {
  if (getState().owner !== owner) setState(getState().owner === undefined ? { owner } : { ...EMPTY, owner });
};

export const resetRaffleList = (): void => {
  setState(EMPTY);
};

export const setFilters = (changes: Partial<RaffleFilters>): void => {
  setState(({ filters }) => ({ filters: { ...filters, ...changes } }));
};

export const setOpen = (number: string, isOpen: boolean): void => {
  setState(({ open }) => {
    const others = open.filter((other) => other !== number);
    return { open: isOpen ? [...others, number] : others };
  });
};

export const writeComment = (number: string, comment: string): void => {
  setState(({ drafts }) => ({ drafts: { ...drafts, [number]: comment } }));
};

/** Forgets the draft once it is saved, unless more was written meanwhile. */
export const forgetSavedComment = (number: string, saved: string): void => {
  setState(({ drafts }) =>
    drafts[number] === saved ? { drafts: Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== number)) } : {},
  );
};
