import { QueryClient } from '@tanstack/react-query';
import { getDetailedRaffles, getRaffles, type AnyContract, type Raffle, type RequestOf } from '../contracts';
import { parseError } from '../http';
import { rememberLowestPrice, useSession } from '../session';

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

/** The cache key of a call. */
export const queryKey = <C extends AnyContract>(contract: C, request: RequestOf<C> | undefined = undefined) =>
  request === undefined ? [contract.name] : [contract.name, request];

const RAFFLE_LISTS: readonly string[] = [getRaffles.name, getDetailedRaffles.name];

// Whichever remote fetches tickets, the lowest price is recomputed here (D24).
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success') return;
  if (RAFFLE_LISTS.includes(String(event.query.queryKey[0]))) rememberLowestPrice(event.query.state.data as Raffle[]);
});

// What one seller saw is not for the next one on the same phone.
useSession.subscribe((now, before) => {
  if (before.token !== undefined && now.token === undefined) queryClient.clear();
});
