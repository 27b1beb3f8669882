import { createDraftStore, storedTexts } from '@rifas/shared/wizard';

interface DirectTransferDraft {
  /** Numbers of the chosen raffles. */
  readonly selected: readonly string[];
  /** The receiver's email as typed so far. */
  readonly email: string;
}

export const EMPTY_DRAFT: DirectTransferDraft = { selected: [], email: '' };

const { useDraft, change } = createDraftStore('rifas.transfer.direct', EMPTY_DRAFT, {
  read: ({ selected }) => ({ selected: storedTexts(selected) }),
});

export { useDraft as useDirectTransfer };

export const keepEmail = ({ email }: { readonly email: string }): void => change({ email });
