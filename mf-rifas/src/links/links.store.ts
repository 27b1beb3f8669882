import { createDraftStore } from '@rifas/shared/wizard';
import { listChanges, type ListState } from '../common/list-state';
import { NO_FILTERS, type LinkFilters } from './link-filter';

const EMPTY: ListState<LinkFilters> = { filters: NO_FILTERS, open: [] };

/** What the seller is doing in the view of the links, which are known by their tokens. */
const { useDraft, reset, change } = createDraftStore('rifas.links', EMPTY);

export { useDraft as useLinks, reset as resetLinks };

export const { setFilters, setOpen } = listChanges(useDraft.getState, change);
