import type { Raffle } from '@rifas/shared/contracts';
import { raffleNumber, ticketPrice, ticketsTotal } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { DefinitionList, RaffleNumber, Stack } from '@rifas/shared/ui';
import { useMoney } from '../../common/use-money';

/** One raffle of the summary: the price of each draw in multi, its sum in single (D9). */
export function RaffleLines({ raffle }: { raffle: Raffle }) {
  const { mode } = useHost().deployment;
  const money = useMoney();
  const lines =
    mode === 'single'
      ? [{ label: 'Precio', value: money(ticketsTotal(raffle)) }]
      : raffle.map((ticket) => ({
          label: [`Sorteo ${ticket.SorteoNumero}`, formatDate(ticket.FechaSorteo)].filter(Boolean).join(' · '),
          value: money(ticketPrice(ticket)),
        }));
  return (
    <Stack $gap="xs">
      <div>
        <RaffleNumber number={raffleNumber(raffle)} label="Rifa" size="s" />
      </div>
      <DefinitionList items={lines} />
    </Stack>
  );
}
