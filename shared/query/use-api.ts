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
  /** 'always' fetches again on entering the page although the cache is fresh. */
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
  /** Further calls whose cached data this write makes old; the contract's own `changes` are known. */
  readonly invalidates?: readonly AnyContract[];
  /** 'later': the lists under a summary must not change before the result is shown; call `refreshAfter` then. */
  readonly refresh?: 'at once' | 'later';
  readonly onSuccess?: (data: Data) => void;
  readonly onError?: (error: AppError) => void;
}

/**
 * A writing call: shows the app-wide indicator and fetches again what it changes.
 * @example const { mutate, isPending } = useApiMutation(saveComment); mutate({ number: '00123', comment: 'la vecina' });
 */
export function useApiMutation<C extends AnyContract>(contract: C, options: ApiMutationOptions<ResponseOf<C>> = {}) {
  const { http, whileLoading } = useHost();
  return useMutation<ResponseOf<C>, AppError, RequestOf<C>>(
    {
      mutationKey: [contract.name],
      mutationFn: (request) => whileLoading(noteOffered(contract, http.call(contract, request))),
      onSuccess: (data) => {
        // The lists follow in their own time: a slow one must not hold back the news that the write is done.
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
 * Fetches again whatever a write has changed. A failed refetch is the list's to show.
 * @example await refreshAfter(registerTickets);
 */
export async function refreshAfter(contract: AnyContract): Promise<void> {
  // What a remote built for contract 1.x has cached does not say what it tells of, so any write may have changed it.
  const changed = [...(contract.changes ?? []), NO_RESOURCE];
  await Promise.all(changed.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
}

/**
 * Marks cached data as old and fetches again what is on screen, whichever remote has asked for it.
 * @example await invalidate(getRaffles, getDetailedRaffles);
 */
export async function invalidate(...contracts: readonly AnyContract[]): Promise<void> {
  const names = new Set<unknown>(contracts.map(({ name }) => name));
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [, name] }) => names.has(name) });
}
