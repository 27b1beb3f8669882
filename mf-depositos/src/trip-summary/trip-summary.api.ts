import { getExtraCosts, getItinerary } from '@rifas/shared/contracts';
import { tripSummary, type TripSummary } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';

export interface TripSummaryState {
  /** Undefined while it is on its way, or when it could not be had. */
  readonly summary: TripSummary | undefined;
  readonly failed: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Cost against what was collected; only with both answers, as half of them would tell a wrong balance. */
export function useTripSummary(): TripSummaryState {
  const itinerary = useApiQuery(getItinerary, {});
  const extraCosts = useApiQuery(getExtraCosts, {});
  return {
    summary: itinerary.data && extraCosts.data && tripSummary(itinerary.data, extraCosts.data),
    failed: itinerary.isError || extraCosts.isError,
    isFetching: itinerary.isFetching || extraCosts.isFetching,
    refetch: () => Promise.all([itinerary.refetch(), extraCosts.refetch()]),
  };
}
