import { getDetailedRaffles } from '@rifas/shared/contracts';
import { hasForSale, hasPending, isPaid } from '@rifas/shared/domain';
import { useApiQuery, useOddities } from '@rifas/shared/query';
import { useToday } from '@rifas/shared/selling';

/**
 * The number of the seller's raffles with tickets still to sell, on the home. Tickets whose draw is over do not count.
 */
export default function RafflesFigure() {
  const { data, isError } = useApiQuery(getDetailedRaffles, {});
  const today = useToday();
  const leftOut = useOddities(getDetailedRaffles).some((oddity) => oddity.leftOut);
  if (!data) return isError && 'Sin dato';
  // Entries that were left out may be for sale.
  if (leftOut && !data.some(hasPending)) return 'Sin dato';
  if (data.length === 0) return 'todavía no tenés rifas';
  if (data.flat().every(isPaid)) return 'todas vendidas';
  return `${data.filter((raffle) => hasForSale(raffle, today)).length} de ${data.length} por vender`;
}
