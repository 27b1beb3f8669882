import { createDraftStore } from '@rifas/shared/wizard';
import { readTexts } from '../common/read-texts';

interface DirectTransferDraft {
  /** Numbers of the chosen raffles. */
  readonly selected: readonly string[];
  /** The receiver's email as typed so far. */
  readonly email: string;
}

export const EMPTY_DRAFT: DirectTransferDraft = { selected: [], email: '' };

export const { useDraft: useDirectTransfer } = createDraftStore('rifas.transfer.direct', EMPTY_DRAFT, {
  read: ({ selected }) => ({ selected: readTexts(selected) }),
});
