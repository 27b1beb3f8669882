import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AnyContract, Oddity, RequestOf, ResponseOf } from '../contracts';
import { parseError, type AppError } from '../http';
import { useHost } from '../remote';
import { rememberOddities } from './oddities';
import { noteOffered } from './offered-calls';
import { NO_RESOURCE, queryClient, queryKey } from './query-client';

export interface ApiQueryOptions<Data, Selected> {
  readonly enabled?: boolean;
  readonly select?: (data: Data) => Selected;
  /** 'always' fetches again when the page is entered, even if the cache is fresh. */
  readonly refetchOnMount?: boolean | 'always';
}

/**
 * Data of a reading call, cached under its contract's name.
 * @example const { data } = useApiQuery(getRaffles, {}, { select: sortRaffles });
 */
export function useApiQuery<C extends AnyContract, Selected = ResponseOf<C>>(
  contract: C,
  request: RequestOf<C>,
  options: ApiQueryOptions<ResponseOf<C>, Selected> = {},
): UseQueryResult<Selected, AppError> {
  const { http } = useHost();
  return useQuery<ResponseOf<C>, AppError, Selected>(
    {
      queryKey: queryKey(contract, request),
      queryFn: async ({ signal }) => {
        let oddities: readonly Oddity[] = [];
        const data = await noteOffered(
          contract,
          http.call(contract, request, { signal, onOddities: (found) => (oddities = found) }),
        );
        rememberOddities(contract, oddities);
        return data;
      },
      ...options,
    },
    queryClient,
  );
}

export interface ApiMutationOptions<Data> {
  /** Further calls whose cached data this write makes stale. The contract's own `changes` are always included. */
  readonly invalidates?: readonly AnyContract[];
  /** 'later': the lists below a summary must not change before the result is shown. Call `refreshAfter` afterwards. */
  readonly refresh?: 'at once' | 'later';
  readonly onSuccess?: (data: Data) => void;
  readonly onError?: (error: AppError) => void;
}

/**
 * A writing call. Shows the app-wide indicator and fetches again the data that the write changes.
 * @example const { mutate, isPending } = useApiMutation(saveComment); mutate({ number: '00123', comment: 'la vecina' });
 */
export function useApiMutation<C extends AnyContract>(contract: C, options: ApiMutationOptions<ResponseOf<C>> = {}) {
  const { http, whileLoading } = useHost();
  return useMutation<ResponseOf<C>, AppError, RequestOf<C>>(
    {
      mutationKey: [contract.name],
      mutationFn: (request) => whileLoading(noteOffered(contract, http.call(contract, request))),
      onSuccess: (data) => {
        // The lists are fetched without waiting: a slow one must not delay the message that the write is done.
        if (options.refresh !== 'later') void refreshAfter(contract);
        void invalidate(...(options.invalidates ?? []));
        options.onSuccess?.(data);
      },
      onError: (error) => options.onError?.(parseError(error)),
    },
    queryClient,
  );
}

/**
 * Fetches again whatever a write has changed. If a refetch fails, the list shows its own error.
 * @example await refreshAfter(registerTickets);
 */
export async function refreshAfter(contract: AnyContract): Promise<void> {
  // The cache entries of a remote built for contract 1.x do not name their kind of data, so any write may have changed
  // them.
  const changed = [...(contract.changes ?? []), NO_RESOURCE];
  await Promise.all(changed.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
}

/**
 * Marks cached data as stale and fetches again what is on screen, whichever remote uses it.
 * @example await invalidate(getRaffles, getDetailedRaffles);
 */
export async function invalidate(...contracts: readonly AnyContract[]): Promise<void> {
  const names = new Set<unknown>(contracts.map(({ name }) => name));
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [, name] }) => names.has(name) });
}
