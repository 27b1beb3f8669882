import { createDraftStore } from '@rifas/shared/wizard';
import { NO_FILTERS, type LinkFilters } from './link-filter';

interface LinksState {
  readonly filters: LinkFilters;
  /** Tokens of the links that are unfolded; kept here because rows that scroll out of sight are no longer drawn. */
  readonly open: readonly string[];
}

const EMPTY: LinksState = { filters: NO_FILTERS, open: [] };

/** What the seller is doing in the view of the links. */
const { useDraft, reset, change } = createDraftStore('rifas.links', EMPTY);

export { useDraft as useLinks, reset as resetLinks };

export const setFilters = (changes: Partial<LinkFilters>): void =>
  change({ filters: { ...useDraft.getState().filters, ...changes } });

export const setOpen = (token: string, isOpen: boolean): void => {
  const others = useDraft.getState().open.filter((other) => other !== token);
  change({ open: isOpen ? [...others, token] : others });
};
