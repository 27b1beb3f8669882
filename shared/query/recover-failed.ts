import type { Query, QueryClient } from '@tanstack/react-query';
import { growingPauses, type GrowingPauses } from '../async';
import { mayPass, parseError } from '../http';

/** Failed for a reason that may pass, and somebody looks at it. */
const waitsForTheApi = (query: Query): boolean =>
  query.state.status === 'error' &&
  query.state.fetchStatus === 'idle' &&
  query.isActive() &&
  mayPass(parseError(query.state.error));

/**
 * Asks again, with growing pauses, for what is on screen and could not be had: the page goes on by itself when the API is back.
 * The error stays on screen meanwhile; only an answer replaces it.
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
      // Somebody may have left meanwhile, or asked by the button.
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
