import { createDraftStore, readTexts } from '../common/draft-store';

interface PutInBagDraft {
  /** Numbers of the chosen raffles. */
  readonly selected: readonly string[];
}

export const EMPTY_DRAFT: PutInBagDraft = { selected: [] };

export const usePutInBag = createDraftStore<PutInBagDraft>('put-in-bag', EMPTY_DRAFT, ({ selected }) => ({
  selected: readTexts(selected),
}));
