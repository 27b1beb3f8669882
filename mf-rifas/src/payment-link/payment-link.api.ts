import { generateLink, getRaffles, type RequestOf } from '@rifas/shared/contracts';
import type { Settings } from '@rifas/shared/deployment';
import {
  NO_BUYER,
  normalizeEmail,
  rafflesWithPending,
  sortRaffles,
  type Buyer,
  type ChosenTicket,
  type Raffle,
} from '@rifas/shared/domain';
import { useApiMutation, useApiQuery } from '@rifas/shared/query';
import { askedFields, type BuyerFormValues } from './payment-link.form';

const pendingInOrder = (raffles: Raffle[]): Raffle[] => sortRaffles(rafflesWithPending(raffles));

/** The raffles with a ticket that waits for its payment; fetched again on entering, as others may sell them meanwhile. */
export const usePendingRaffles = () =>
  useApiQuery(getRaffles, {}, { select: pendingInOrder, refetchOnMount: 'always' });

export const useGenerateLink = () => useApiMutation(generateLink);

/** The call's fields. What the deployment does not ask is sent empty. */
export function linkRequest(
  values: BuyerFormValues,
  chosen: readonly ChosenTicket[],
  settings: Settings,
): RequestOf<typeof generateLink> {
  const given = Object.fromEntries(askedFields(settings).map((field) => [field, values[field].trim()]));
  const buyer: Buyer = { ...NO_BUYER, ...given, email: normalizeEmail(values.email) };
  return {
    buyer,
    ticketIds: chosen.map(({ id }) => id),
    absorbsSurcharge: settings.asumirRecargo && values.absorbsSurcharge,
  };
}
