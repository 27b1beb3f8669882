import { useApiQuery, type ApiQueryOptions } from '@rifas/shared/query';
import type { AnyContract, RequestOf, ResponseOf } from '../../contracts';
import { useUnpressed } from '../../ui';

/**
 * Like `useApiQuery`, for a list with something to press, or for a part above something to press. An answer waits while
 * a finger or the mouse is down: otherwise the rows would move below it, and the press would count for another row.
 * @example const list = useListQuery(getRaffles, {}, { refetchOnMount: 'always' });
 */
export function useListQuery<C extends AnyContract, Selected = ResponseOf<C>>(
  contract: C,
  request: RequestOf<C>,
  options: ApiQueryOptions<ResponseOf<C>, Selected> = {},
): Pick<ReturnType<typeof useApiQuery<C, Selected>>, 'data' | 'error' | 'isFetching' | 'refetch'> {
  const query = useApiQuery(contract, request, options);
  return {
    data: useUnpressed(query.data),
    error: useUnpressed(query.error),
    // A page that does not use it is not rendered for it: each call would render the list twice.
    get isFetching() {
      return query.isFetching;
    },
    refetch: query.refetch,
  };
}
