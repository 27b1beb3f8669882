import { getExtraCosts, getItinerary } from '@rifas/shared/contracts';
import { tripSummary } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';

/** The cost compared with what was collected. It needs both answers, because only one would give a wrong balance. */
export function useTripSummary() {
  const itinerary = useApiQuery(getItinerary, {});
  const extraCosts = useApiQuery(getExtraCosts, {});
  return {
    /** Undefined while it is loading, or after a failure. */
    summary: itinerary.data && extraCosts.data && tripSummary(itinerary.data, extraCosts.data),
    failed: itinerary.isError || extraCosts.isError,
    isFetching: itinerary.isFetching || extraCosts.isFetching,
    refetch: () => Promise.all([itinerary.refetch(), extraCosts.refetch()]),
  };
}
