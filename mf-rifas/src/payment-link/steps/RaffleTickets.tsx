import type { ReactNode } from 'react';
import { isPending, isSellable, raffleNumber, type Raffle, type Ticket } from '@rifas/shared/domain';
import { formatDate, NO_PRICE } from '@rifas/shared/format';
import { CheckRow, Panel, RaffleNumber } from '@rifas/shared/ui';
import { drawLabel } from '../../common/texts';
import { TicketStateChip } from '../../common/TicketStateChip';
import { useMoney, usePricing } from '../../common/use-deployment';
import { toggle, useIsChosen } from '../payment-link.store';

/** At the end of the row: what the ticket costs, or why it cannot be chosen. A fixed price stands once above the list. */
function usePriceOrReason(ticket: Ticket): ReactNode {
  const { fixed } = usePricing();
  const money = useMoney();
  if (!isPending(ticket)) return <TicketStateChip ticket={ticket} />;
  if (!isSellable(ticket)) return NO_PRICE;
  return fixed ? undefined : money(ticket.priceCents);
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const chosen = useIsChosen([ticket]);
  const sellable = isSellable(ticket);
  return (
    <CheckRow
      checked={chosen && sellable}
      disabled={!sellable}
      onChange={() => toggle([ticket])}
      label={drawLabel(ticket.draw)}
      detail={ticket.drawDate ? formatDate(ticket.drawDate) : undefined}
      trailing={usePriceOrReason(ticket)}
    />
  );
}

/** A raffle whose tickets are chosen one by one. */
export function RaffleTickets({ raffle }: { raffle: Raffle }) {
  const number = raffleNumber(raffle);
  return (
    <Panel role="group" aria-label={`Rifa ${number}`}>
      <RaffleNumber number={number} />
      {raffle.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} />
      ))}
    </Panel>
  );
}
