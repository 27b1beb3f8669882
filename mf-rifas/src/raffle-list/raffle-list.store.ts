import { createDraftStore } from '@rifas/shared/wizard';
import { listChanges, type ListState } from '../common/list-state';
import { NO_FILTERS, type RaffleFilters } from './raffle-search';

interface RaffleListState extends ListState<RaffleFilters> {
  /** Unsaved comments, by raffle number. */
  readonly drafts: Readonly<Record<string, string>>;
}

const EMPTY: RaffleListState = { filters: NO_FILTERS, open: [], drafts: {} };

/** The state of the seller's work in the raffle list. Raffles are identified by their numbers. */
const { useDraft, reset, change } = createDraftStore('rifas.raffle-list', EMPTY);

export { useDraft as useRaffleList, reset as resetRaffleList };

export const { setFilters, setOpen } = listChanges(useDraft.getState, change);

export const writeComment = (number: string, comment: string): void =>
  change({ drafts: { ...useDraft.getState().drafts, [number]: comment } });

/** Removes the unsaved comment after it was saved, unless the seller has written more in the meantime. */
export function forgetSavedComment(number: string, saved: string): void {
  const { [number]: draft, ...others } = useDraft.getState().drafts;
  if (draft === saved) change({ drafts: others });
}
