import type { PendingEntry } from '@rifas/shared/contracts';
import { createDraftStore } from '@rifas/shared/wizard';
import { readTexts } from '../common/read-texts';

export interface RequestDraft {
  /** Numbers of the raffles to ask for. */
  readonly selected: readonly string[];
  /** The owners' contacts of the request just made. */
  readonly owners?: readonly PendingEntry[] | undefined;
}

export const EMPTY_DRAFT: RequestDraft = { selected: [], owners: undefined };

const isPendingEntry = (value: unknown): value is PendingEntry => {
  const { dueno, rifas } = (value ?? {}) as Partial<PendingEntry>;
  return typeof dueno === 'object' && dueno !== null && Array.isArray(rifas);
};

export const { useDraft: useRequest } = createDraftStore('rifas.transfer.request', EMPTY_DRAFT, {
  read: ({ selected, owners }) => ({
    selected: readTexts(selected),
    owners: Array.isArray(owners) && owners.every(isPendingEntry) ? owners : undefined,
  }),
});

/** The result of a request has been read; a selection that is under way stays. */
export function forgetResult(): void {
  if (useRequest.getState().owners) useRequest.setState({ owners: undefined });
}
