import { getExtraCosts, getItinerary } from '@rifas/shared/contracts';
import { tripSummary } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';

/** Cost against what was collected; only with both answers, as half of them would tell a wrong balance. */
export function useTripSummary() {
  const itinerary = useApiQuery(getItinerary, {});
  const extraCosts = useApiQuery(getExtraCosts, {});
  return {
    /** Undefined while it is on its way, or when it could not be had. */
    summary: itinerary.data && extraCosts.data && tripSummary(itinerary.data, extraCosts.data),
    failed: itinerary.isError || extraCosts.isError,
    isFetching: itinerary.isFetching || extraCosts.isFetching,
    refetch: () => Promise.all([itinerary.refetch(), extraCosts.refetch()]),
  };
}
