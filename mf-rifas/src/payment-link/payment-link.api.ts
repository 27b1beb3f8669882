import { getRaffles, type generateLink, type RequestOf } from '@rifas/shared/contracts';
import type { Settings } from '@rifas/shared/deployment';
import { rafflesWithPending, type ChosenTicket } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';
import { buyerRules } from '@rifas/shared/selling';
import type { BuyerFormValues } from './payment-link.store';

/** The raffles with a ticket that waits for its payment; fetched again on entering, as others may sell them meanwhile. */
export const usePendingRaffles = () =>
  useApiQuery(getRaffles, {}, { select: rafflesWithPending, refetchOnMount: 'always' });

/** The call's fields. What the deployment does not ask is sent empty. */
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
