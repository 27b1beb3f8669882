import { knownTotal, raffleNumber, type Raffle } from '@rifas/shared/domain';
import { DefinitionList, RaffleNumber, Stack } from '@rifas/shared/ui';
import { drawLabel } from '../../common/draw-label';
import { useMoney } from '../../common/use-money';
import { useWords } from '../../common/use-words';

/** One raffle of the summary: the price of each draw, or its sum. */
export function RaffleLines({ raffle }: { raffle: Raffle }) {
  const { byTicket } = useWords();
  const money = useMoney();
  const lines = byTicket
    ? raffle.map((ticket) => ({ label: drawLabel(ticket.draw, ticket.drawDate), value: money(ticket.priceCents) }))
    : [{ label: 'Precio', value: money(knownTotal(raffle)) }];
  return (
    <Stack $gap="xs">
      <div>
        <RaffleNumber number={raffleNumber(raffle)} label="Rifa" size="s" />
      </div>
      <DefinitionList items={lines} />
    </Stack>
  );
}
