import { createDraftStore, storedTexts } from '@rifas/shared/wizard';

interface PutInBagDraft {
  /** Numbers of the chosen raffles. */
  readonly selected: readonly string[];
}

export const EMPTY_DRAFT: PutInBagDraft = { selected: [] };

export const { useDraft: usePutInBag } = createDraftStore('rifas.transfer.put-in-bag', EMPTY_DRAFT, {
  read: ({ selected }) => ({ selected: storedTexts(selected) }),
});
