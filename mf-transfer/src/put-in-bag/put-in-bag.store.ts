import { createDraftStore } from '@rifas/shared/wizard';
import { readTexts } from '../common/read-texts';

interface PutInBagDraft {
  /** Numbers of the chosen raffles. */
  readonly selected: readonly string[];
}

export const EMPTY_DRAFT: PutInBagDraft = { selected: [] };

export const { useDraft: usePutInBag } = createDraftStore('rifas.transfer.put-in-bag', EMPTY_DRAFT, {
  read: ({ selected }) => ({ selected: readTexts(selected) }),
});
