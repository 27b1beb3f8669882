import { createDraftStore } from '@rifas/shared/wizard';
import { NO_FILTERS, type RaffleFilters } from './raffle-search';

interface RaffleListState {
  readonly filters: RaffleFilters;
  /** Numbers of the raffles that are unfolded; kept here because rows that scroll out of sight are no longer drawn. */
  readonly open: readonly string[];
  /** Comments being written, by raffle number. */
  readonly drafts: Readonly<Record<string, string>>;
}

const EMPTY: RaffleListState = { filters: NO_FILTERS, open: [], drafts: {} };

/** What the seller is doing in the raffle list. */
export const { useDraft: useRaffleList, reset: resetRaffleList } = createDraftStore('rifas.raffle-list', EMPTY);

const { setState } = useRaffleList;

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
    drafts[number] === saved
      ? { drafts: Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== number)) }
      : {},
  );
};
