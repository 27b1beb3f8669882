import { getDetailedRaffles } from '@rifas/shared/contracts';
import { hasForSale, hasPending } from '@rifas/shared/domain';
import { useApiQuery, useOddities } from '@rifas/shared/query';
import { useToday } from '@rifas/shared/selling';

/** How many of the seller's raffles still have something to sell, on the home. What its draw has passed over is not sold any more. */
export default function RafflesFigure() {
  const { data, isError } = useApiQuery(getDetailedRaffles, {});
  const today = useToday();
  const leftOut = useOddities(getDetailedRaffles).some((oddity) => oddity.leftOut);
  if (!data) return isError && 'Sin dato';
  // What is left out may be for sale.
  if (leftOut && !data.some(hasPending)) return 'Sin dato';
  if (data.length === 0) return 'todavía no tenés rifas';
  if (!data.some(hasPending)) return 'todas vendidas';
  return `${data.filter((raffle) => hasForSale(raffle, today)).length} de ${data.length} por vender`;
}
