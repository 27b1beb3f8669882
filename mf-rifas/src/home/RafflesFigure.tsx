import { getDetailedRaffles } from '@rifas/shared/contracts';
import { hasPending } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';

/** How many of the seller's raffles still have something to sell, on the home. */
export default function RafflesFigure() {
  const { data } = useApiQuery(getDetailedRaffles, {});
  if (!data || data.length === 0) return null;
  const forSale = data.filter(hasPending).length;
  return forSale === 0 ? 'todas vendidas' : `${forSale} de ${data.length} por vender`;
}
