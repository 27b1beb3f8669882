import type { PendingTransfer } from '@rifas/shared/domain';
import { createDraftStore, storedTexts } from '@rifas/shared/wizard';

export interface RequestDraft {
  /** Numbers of the raffles to ask for. */
  readonly selected: readonly string[];
  /** The owners' contacts of the request just made. */
  readonly owners?: readonly PendingTransfer[] | undefined;
}

export const EMPTY_DRAFT: RequestDraft = { selected: [], owners: undefined };

// A draft of an earlier release named its parts otherwise.
const isTransfer = (value: unknown): value is PendingTransfer => {
  const { counterpart, raffles } = (value ?? {}) as Partial<PendingTransfer>;
  return typeof counterpart === 'object' && counterpart !== null && Array.isArray(raffles);
};

export const { useDraft: useRequest } = createDraftStore('rifas.transfer.request', EMPTY_DRAFT, {
  read: ({ selected, owners }) => ({
    selected: storedTexts(selected),
    owners: Array.isArray(owners) && owners.every(isTransfer) ? owners : undefined,
  }),
});

/** The result of a request has been read; a selection that is under way stays. */
export function forgetResult(): void {
  if (useRequest.getState().owners) useRequest.setState({ owners: undefined });
}
