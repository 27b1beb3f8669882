import type { Id } from '@rifas/shared/domain';
import { rememberedOnDevice, rememberOnDevice } from '@rifas/shared/session';
import { createDraftStore } from '@rifas/shared/wizard';

const NAME = 'novedades';

interface Visit {
  /** The cursor at the beginning of this visit: everything after it is news. */
  readonly since: string | undefined;
  /**
   * True during a visit. A visit lasts as long as the tab, so a reload or a return to the home shows the same news
   * again.
   */
  readonly begun: boolean;
}

const EMPTY: Visit = { since: undefined, begun: false };

const { useDraft, change, reset } = createDraftStore('rifas.novedades', EMPTY);

export { useDraft as useVisit, reset as resetVisit };

/** The seller's cursor on this device. Undefined for a new seller, and for the cursor of another seller. */
function seenOnDevice(owner: Id | undefined): string | undefined {
  const stored = rememberedOnDevice(NAME) as { readonly owner?: unknown; readonly cursor?: unknown } | null | undefined;
  return owner !== undefined && stored?.owner === owner && typeof stored.cursor === 'string'
    ? stored.cursor
    : undefined;
}

/** Continues the current visit, or begins a new one where the last one ended. */
export function beginVisit(): void {
  const { begun, owner } = useDraft.getState();
  if (!begun) change({ begun: true, since: seenOnDevice(owner) });
}

/** Stores where the next visit begins. */
export function rememberSeen(cursor: string): void {
  const { owner } = useDraft.getState();
  if (owner !== undefined) rememberOnDevice(NAME, { owner, cursor });
}

/** Hides the news that have been read: this visit continues from here. */
export const closeNews = (cursor: string): void => change({ since: cursor });
