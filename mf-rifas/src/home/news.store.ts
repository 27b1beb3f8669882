import type { Id } from '@rifas/shared/domain';
import { rememberedOnDevice, rememberOnDevice } from '@rifas/shared/session';
import { createDraftStore } from '@rifas/shared/wizard';

const NAME = 'novedades';

interface Visit {
  /** What had been seen when this visit began: all that came later is news. */
  readonly since: string | undefined;
  /** A visit lasts as long as the tab: a reload, or the way back to the home, shows the same news again. */
  readonly begun: boolean;
}

const EMPTY: Visit = { since: undefined, begun: false };

const { useDraft, change, reset } = createDraftStore('rifas.novedades', EMPTY);

export { useDraft as useVisit, reset as resetVisit };

/** The seller's place in the news on this device; undefined for who was never here, and for somebody else's. */
function seenOnDevice(owner: Id | undefined): string | undefined {
  const stored = rememberedOnDevice(NAME) as { readonly owner?: unknown; readonly cursor?: unknown } | null | undefined;
  return owner !== undefined && stored?.owner === owner && typeof stored.cursor === 'string'
    ? stored.cursor
    : undefined;
}

/** The visit that is under way, or a new one that begins where the last one ended. */
export function beginVisit(): void {
  const { begun, owner } = useDraft.getState();
  if (!begun) change({ begun: true, since: seenOnDevice(owner) });
}

/** The next visit begins here. */
export function rememberSeen(cursor: string): void {
  const { owner } = useDraft.getState();
  if (owner !== undefined) rememberOnDevice(NAME, { owner, cursor });
}

/** Puts away what has been read: this visit goes on from here. */
export const closeNews = (cursor: string): void => change({ since: cursor });
