import type { Raffle, Ticket } from '@rifas/shared/contracts';
import { isPending, raffleNumber, ticketPrice, type Cents } from '@rifas/shared/domain';
import { formatDate, formatMoney } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { CheckRow, Panel, RaffleNumber } from '@rifas/shared/ui';
import { TicketStateChip } from '../../common/TicketStateChip';
import { toggle } from '../payment-link.store';
import { useIsChosen } from './use-is-chosen';

/** In ccee the price hangs on the buyer's card, not on the ticket (D5): rows show none. */
function usePriceText() {
  const { variant, settings } = useHost().deployment;
  return (price: Cents) => (variant === 'ccee' ? undefined : formatMoney(price, settings.simboloMoneda));
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const priceText = usePriceText();
  const chosen = useIsChosen([ticket]);
  const pending = isPending(ticket);
  return (
    <CheckRow
      checked={chosen && pending}
      disabled={!pending}
      onChange={() => toggle([ticket])}
      label={`Sorteo ${ticket.SorteoNumero}`}
      detail={ticket.FechaSorteo ? formatDate(ticket.FechaSorteo) : undefined}
      trailing={pending ? priceText(ticketPrice(ticket)) : <TicketStateChip state={ticket.Estado} />}
    />
  );
}

/** Multi: the raffle's tickets, each chosen on its own (D9). */
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
