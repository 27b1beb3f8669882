import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { AnyContract, RequestOf, Resource } from '../contracts';
import type { Raffle } from '../domain';
import { parseError } from '../http';
import { rememberLowestPrice, useSession } from '../session';
import { recoverFailedQueries } from './recover-failed';

/** One cache for the whole page: a change in one remote is seen by the others. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A call is made and fails with a message; waiting in silence for the browser to feel online helps nobody.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      // A second try for a lost connection only: an answer, even a bad one, is an answer.
      retry: (failures, error) => failures < 1 && parseError(error).code === 'network',
      retryDelay: 500,
      refetchOnWindowFocus: true,
    },
  },
});

/** Stands in a key where the contract does not say what the call tells of. */
export const NO_RESOURCE = 'other';

/**
 * The cache key of a call: what it tells of, its contract's name, its fields where it has any.
 * @example queryKey(getRaffles, {}) // ['raffles', 'getRaffles']
 */
export const queryKey = <C extends AnyContract>(
  contract: C,
  request: RequestOf<C> | undefined = undefined,
): QueryKey => {
  const key = [contract.resource ?? NO_RESOURCE, contract.name];
  return Object.keys((request ?? {}) as object).length > 0 ? [...key, request] : key;
};

// The word alone: the contracts of the raffles would come with the cache to every page that asks for anything.
const RAFFLES: Resource = 'raffles';

// Whichever remote fetches tickets, the lowest price is recomputed here.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success') return;
  if (event.query.queryKey[0] === RAFFLES) rememberLowestPrice(event.query.state.data as readonly Raffle[]);
});

recoverFailedQueries(queryClient);

// What one seller saw is not for the next one on the same phone.
useSession.subscribe((now, before) => {
  if (before.token !== undefined && now.token === undefined) queryClient.clear();
});
