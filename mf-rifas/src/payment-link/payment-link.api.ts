import { generateLink, getRaffles, LINK_STATUS, type Raffle, type RequestOf } from '@rifas/shared/contracts';
import type { Settings } from '@rifas/shared/deployment';
import {
  normalizeEmail,
  rafflesWithPending,
  sortRaffles,
  type BuyerField,
  type ChosenTicket,
} from '@rifas/shared/domain';
import { useApiMutation, useApiQuery } from '@rifas/shared/query';
import { askedFields, type BuyerValues } from './payment-link.form';

const sellable = (raffles: Raffle[]): Raffle[] => sortRaffles(rafflesWithPending(raffles));

/** The raffles with a ticket pending payment; asked again on entering, as others may sell them meanwhile. */
export const useSellableRaffles = () => useApiQuery(getRaffles, {}, { select: sellable, refetchOnMount: 'always' });

export const useGenerateLink = () => useApiMutation(generateLink);

/** The call's fields: what the deployment doesn't ask for travels empty, and the choice of D3 as text. */
export function linkRequest(
  buyer: BuyerValues,
  chosen: readonly ChosenTicket[],
  settings: Settings,
): RequestOf<typeof generateLink> {
  const asked = askedFields(settings);
  const given = (field: BuyerField) => (asked.includes(field) ? buyer[field].trim() : '');
  return {
    Nombre: given('Nombre'),
    Apellido: given('Apellido'),
    Email: normalizeEmail(buyer.Email),
    Celular: given('Celular'),
    Departamento: given('Departamento'),
    talones: chosen.map(({ id }) => id),
    status: LINK_STATUS,
    asumirRecargo: settings.asumirRecargo && buyer.asumoRecargo ? 'true' : 'false',
  };
}
