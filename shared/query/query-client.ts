import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { AnyContract, RequestOf, Resource } from '../contracts';
import type { Raffle } from '../domain';
import { parseError } from '../http';
import { rememberLowestPrice, useSession } from '../session';
import { recoverFailedQueries } from './recover-failed';

/** One cache for the whole page: the other remotes see the change that one of them makes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A call is made at once and fails with a message. Otherwise it would wait silently until the browser is online.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      // One retry, only for a lost connection. Any answer, even a bad one, is final.
      retry: (failures, error) => failures < 1 && parseError(error).code === 'network',
      retryDelay: 500,
      refetchOnWindowFocus: true,
    },
  },
});

/** Used in a key if the contract does not say what kind of data the call returns. */
export const NO_RESOURCE = 'other';

/**
 * The cache key of a call: the kind of data it returns, its contract's name, and its fields if it has any.
 * @example queryKey(getRaffles, {}) // ['raffles', 'getRaffles']
 */
export const queryKey = <C extends AnyContract>(
  contract: C,
  request: RequestOf<C> | undefined = undefined,
): QueryKey => {
  const key = [contract.resource ?? NO_RESOURCE, contract.name];
  return Object.keys((request ?? {}) as object).length > 0 ? [...key, request] : key;
};

// Only the words: importing the contracts of the raffles would load them on every page that makes a call. A team's own
// call about raffles may return anything.
const RAFFLES: Resource = 'raffles';
const LISTS: readonly unknown[] = ['getRaffles', 'getDetailedRaffles'];

// The lowest price is updated here, whichever remote fetches tickets.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success') return;
  const [resource, name] = event.query.queryKey;
  if (resource === RAFFLES && LISTS.includes(name)) rememberLowestPrice(event.query.state.data as readonly Raffle[]);
});

recoverFailedQueries(queryClient);

// The next seller on the same phone must not see the previous seller's data.
useSession.subscribe((now, before) => {
  if (before.token !== undefined && now.token === undefined) queryClient.clear();
});
