import { useOfferedCalls } from '@rifas/shared/query';
import type { SiteEntry } from '@rifas/shared/site';

/** The entries whose pages the API has the calls for. One that lives on an optional call comes once that call was answered. */
export function useOfferedEntries<Entry extends SiteEntry>(entries: readonly Entry[]): readonly Entry[] {
  const offered = useOfferedCalls();
  return entries.filter(({ call }) => call === undefined || offered[call] === true);
}
