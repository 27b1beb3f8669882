import type { Query, QueryClient } from '@tanstack/react-query';
import { growingPauses, type GrowingPauses } from '../async';
import { mayPass, parseError } from '../http';

/** Whether a visible query has failed for a reason that may pass. */
const waitsForTheApi = (query: Query): boolean =>
  query.state.status === 'error' &&
  query.state.fetchStatus === 'idle' &&
  query.isActive() &&
  mayPass(parseError(query.state.error));

/**
 * Repeats failed queries on screen with growing pauses, so that the page recovers by itself when the API is back. The
 * error stays on screen until an answer replaces it.
 */
export function recoverFailedQueries(client: QueryClient): void {
  const waiting = new Map<string, GrowingPauses>();

  const forget = ({ queryHash }: Query) => {
    waiting.get(queryHash)?.stop();
    waiting.delete(queryHash);
  };

  const askAgain = async (query: Query, pauses: GrowingPauses): Promise<void> => {
    const { queryFn } = query.options;
    if (!waitsForTheApi(query) || typeof queryFn !== 'function') return forget(query);
    const { queryKey, meta } = query;
    try {
      const data = await queryFn({ client, queryKey, meta, signal: new AbortController().signal });
      // In the meantime the user may have left the page or pressed the retry button.
      if (waiting.get(query.queryHash) === pauses) client.setQueryData(queryKey, data);
    } catch (error) {
      if (waiting.get(query.queryHash) !== pauses) return;
      if (mayPass(parseError(error))) pauses.next();
      else forget(query);
    }
  };

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' || !query.isActive() || query.state.status === 'success') return forget(query);
    if (waiting.has(query.queryHash) || !waitsForTheApi(query)) return;
    const pauses = growingPauses(() => void askAgain(query, pauses));
    waiting.set(query.queryHash, pauses);
    pauses.next();
  });
}
