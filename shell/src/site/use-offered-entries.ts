import { useOfferedCalls } from '@rifas/shared/query';
import type { SiteEntry } from '@rifas/shared/site';

/**
 * The entries whose calls the API offers: one that needs an optional call is among them once the API has answered it.
 */
export function useOfferedEntries<Entry extends SiteEntry>(entries: readonly Entry[]): readonly Entry[] {
  const offered = useOfferedCalls();
  return entries.filter(({ call }) => call === undefined || offered[call] === true);
}
