import type { Raffle } from '@rifas/shared/contracts';
import { pendingTotal, raffleNumber, ticketPrice } from '@rifas/shared/domain';
import { formatDate, formatMoney } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { DefinitionList, Heading, Panel, RaffleNumber, Stack, type Definition } from '@rifas/shared/ui';
import { Totals } from '../Totals';
import { CardPrices } from './CardPrices';

function useLines(raffle: Raffle): Definition[] {
  const { mode, variant, settings } = useHost().deployment;
  const money = (price: ReturnType<typeof ticketPrice>) =>
    variant === 'ccee' ? '' : formatMoney(price, settings.simboloMoneda);
  if (mode === 'single') return variant === 'ccee' ? [] : [{ label: 'Precio', value: money(pendingTotal(raffle)) }];
  return raffle.map((ticket) => ({
    label: [`Sorteo ${ticket.SorteoNumero}`, formatDate(ticket.FechaSorteo)].filter(Boolean).join(' · '),
    value: money(ticketPrice(ticket)),
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
