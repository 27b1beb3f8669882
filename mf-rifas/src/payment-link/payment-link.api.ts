import { getRaffles, type generateLink, type RequestOf } from '@rifas/shared/contracts';
import type { Settings } from '@rifas/shared/deployment';
import { rafflesWithPending, type ChosenTicket } from '@rifas/shared/domain';
import { buyerRules, useListQuery } from '@rifas/shared/selling';
import type { BuyerFormValues } from './payment-link.store';

/**
 * The raffles with a ticket that waits for payment. Fetched again when the page opens, because tickets may have been
 * sold elsewhere.
 */
export const usePendingRaffles = () =>
  useListQuery(getRaffles, {}, { select: rafflesWithPending, refetchOnMount: 'always' });

/** The fields of the call. Fields that the deployment does not ask for are ''. */
export function linkRequest(
  values: BuyerFormValues,
  chosen: readonly ChosenTicket[],
  settings: Settings,
): RequestOf<typeof generateLink> {
  return {
    buyer: buyerRules('payment-link', settings).toSend(values),
    ticketIds: chosen.map(({ id }) => id),
    absorbsSurcharge: settings.asumirRecargo && values.absorbsSurcharge,
  };
}
