import { createDraftStore } from '@rifas/shared/wizard';
import { listChanges, type ListState } from '../common/list-state';
import { NO_FILTERS, type RaffleFilters } from './raffle-search';

interface RaffleListState extends ListState<RaffleFilters> {
  /** Comments being written, by raffle number. */
  readonly drafts: Readonly<Record<string, string>>;
}

const EMPTY: RaffleListState = { filters: NO_FILTERS, open: [], drafts: {} };

/** What the seller is doing in the raffle list, whose raffles are known by their numbers. */
const { useDraft, reset, change } = createDraftStore('rifas.raffle-list', EMPTY);

export { useDraft as useRaffleList, reset as resetRaffleList };

export const { setFilters, setOpen } = listChanges(useDraft.getState, change);

export const writeComment = (number: string, comment: string): void =>
  change({ drafts: { ...useDraft.getState().drafts, [number]: comment } });

/** Forgets the draft once it is saved, unless more was written meanwhile. */
export function forgetSavedComment(number: string, saved: string): void {
  const { [number]: draft, ...others } = useDraft.getState().drafts;
  if (draft === saved) change({ drafts: others });
}
