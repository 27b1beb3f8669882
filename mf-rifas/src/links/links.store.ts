import { createDraftStore } from '@rifas/shared/wizard';
import { listChanges, type ListState } from '../common/list-state';
import { NO_FILTERS, type LinkFilters } from './link-filter';

const EMPTY: ListState<LinkFilters> = { filters: NO_FILTERS, open: [] };

/** The state of the seller's work in the view of the links. Links are identified by their tokens. */
const { useDraft, reset, change } = createDraftStore('rifas.links', EMPTY);

export { useDraft as useLinks, reset as resetLinks };

export const { setFilters, setOpen } = listChanges(useDraft.getState, change);
