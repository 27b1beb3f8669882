import type { PendingTransfer } from '@rifas/shared/domain';
import { createDraftStore, storedTexts } from '@rifas/shared/wizard';

export interface RequestDraft {
  /** Numbers of the raffles to request. */
  readonly selected: readonly string[];
  /** The owners' contacts from the last request. */
  readonly owners?: readonly PendingTransfer[] | undefined;
}

export const EMPTY_DRAFT: RequestDraft = { selected: [], owners: undefined };

// A draft of an earlier release has other field names.
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

/** Removes the result of a request that the seller has read. A selection under way stays. */
export function forgetResult(): void {
  if (useRequest.getState().owners) useRequest.setState({ owners: undefined });
}
