import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AnyContract, RequestOf, ResponseOf } from '../contracts';
import { parseError, type AppError } from '../http';
import { useHost } from '../remote';
import { queryClient, queryKey } from './query-client';

export interface ApiQueryOptions<Data, Selected> {
  readonly enabled?: boolean;
  readonly select?: (data: Data) => Selected;
  /** 'always' fetches again on entering the page although the cache is fresh. */
  readonly refetchOnMount?: boolean | 'always';
}

/** Data of a reading call, cached under its contract's name. */
export function useApiQuery<C extends AnyContract, Selected = ResponseOf<C>>(
  contract: C,
  request: RequestOf<C>,
  options: ApiQueryOptions<ResponseOf<C>, Selected> = {},
): UseQueryResult<Selected, AppError> {
  const { http } = useHost();
  return useQuery<ResponseOf<C>, AppError, Selected>(
    {
      queryKey: queryKey(contract, Object.keys(request as object).length > 0 ? request : undefined),
      queryFn: ({ signal }) => http.call(contract, request, { signal }),
      ...options,
    },
    queryClient,
  );
}

export interface ApiMutationOptions<Data> {
  /** Calls whose cached data this write makes old; what is on screen is fetched again. */
  readonly invalidates?: readonly AnyContract[];
  readonly onSuccess?: (data: Data) => void;
  readonly onError?: (error: AppError) => void;
}

/** A writing call: shows the app-wide indicator and refreshes the lists it changes. */
export function useApiMutation<C extends AnyContract>(contract: C, options: ApiMutationOptions<ResponseOf<C>> = {}) {
  const { http, whileLoading } = useHost();
  return useMutation<ResponseOf<C>, AppError, RequestOf<C>>(
    {
      mutationKey: [contract.name],
      mutationFn: (request) => whileLoading(http.call(contract, request)),
      onSuccess: (data) => {
        // The lists follow in their own time: a slow one must not hold back the news that the write is done.
        void invalidate(...(options.invalidates ?? []));
        options.onSuccess?.(data);
      },
      onError: (error) => options.onError?.(parseError(error)),
    },
    queryClient,
  );
}

/** Marks cached data as old and fetches again what is on screen. A failed refetch is the list's to show. */
export async function invalidate(...contracts: readonly AnyContract[]): Promise<void> {
  await Promise.all(contracts.map((contract) => queryClient.invalidateQueries({ queryKey: [contract.name] })));
}
