import { raffleNumber, sellableTotal, type Raffle } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { DefinitionList, Heading, Panel, RaffleNumber, Stack, type Definition } from '@rifas/shared/ui';
import { drawLabel } from '../../common/texts';
import { useMoney, usePricing, useShowsTickets } from '../../common/use-deployment';
import { CardPrices, Totals } from '../Prices';

/** Prices stand beside tickets only where each ticket has its own. */
function useLines(raffle: Raffle): Definition[] {
  const { fixed } = usePricing();
  const money = useMoney();
  const showsTickets = useShowsTickets();
  if (!showsTickets) return fixed ? [] : [{ label: 'Precio', value: money(sellableTotal(raffle)) }];
  return raffle.map((ticket) => ({
    label: [drawLabel(ticket.draw), formatDate(ticket.drawDate)].filter(Boolean).join(' · '),
    value: fixed ? '' : money(ticket.priceCents),
  }));
}

function ChosenRaffle({ raffle }: { raffle: Raffle }) {
  const lines = useLines(raffle);
  return (
    <Stack $gap="xs">
      <div>
        <RaffleNumber number={raffleNumber(raffle)} label="Rifa" size="s" />
      </div>
      {lines.length > 0 ? <DefinitionList items={lines} /> : null}
    </Stack>
  );
}

/** What the link will charge, before the buyer's data. */
export function ChosenSummary({ raffles }: { raffles: readonly Raffle[] }) {
  return (
    <Panel aria-labelledby="resumen">
      <Stack>
        <Heading level={2} id="resumen">
          Resumen
        </Heading>
        {raffles.map((raffle) => (
          <ChosenRaffle key={raffleNumber(raffle)} raffle={raffle} />
        ))}
        <CardPrices />
        <Totals raffles={raffles} size="l" />
      </Stack>
    </Panel>
  );
}
