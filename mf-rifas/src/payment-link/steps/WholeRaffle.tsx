import { raffleNumber, sellableTickets, type Raffle } from '@rifas/shared/domain';
import { CheckRow, Panel, RaffleNumber } from '@rifas/shared/ui';
import { toggle, useIsChosen } from '../payment-link.store';
import { RafflePrices } from '../Prices';

/** A raffle that is chosen whole: it stands for all its tickets that can be sold. */
export function WholeRaffle({ raffle }: { raffle: Raffle }) {
  const tickets = sellableTickets(raffle);
  return (
    <Panel>
      <CheckRow
        checked={useIsChosen(tickets)}
        disabled={tickets.length === 0}
        onChange={() => toggle(tickets)}
        label={<RaffleNumber number={raffleNumber(raffle)} label="Rifa" />}
        detail={<RafflePrices tickets={tickets} />}
      />
    </Panel>
  );
}
