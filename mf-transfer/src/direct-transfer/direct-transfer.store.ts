import { createDraftStore, readTexts } from '../common/draft-store';

interface DirectTransferDraft {
  /** Numbers of the chosen raffles. */
  readonly selected: readonly string[];
  /** The receiver's mail as typed so far. */
  readonly mailTransf: string;
}

export const EMPTY_DRAFT: DirectTransferDraft = { selected: [], mailTransf: '' };

export const useDirectTransfer = createDraftStore<DirectTransferDraft>('direct', EMPTY_DRAFT, ({ selected, mailTransf }) => ({
  selected: readTexts(selected),
  mailTransf: typeof mailTransf === 'string' ? mailTransf : '',
}));
