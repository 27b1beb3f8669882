import { memo } from 'react';
import { isPending, isSellable, stateLabel, type Priced, type Ticket } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { CheckRow } from '@rifas/shared/ui';
import { useMoney } from '../../common/use-money';
import { useCashDraft } from '../cash-registration.store';

interface TicketRowProps {
  readonly ticket: Ticket;
  readonly onToggle: (tickets: readonly Priced[]) => void;
}

/** A ticket with its draw and state; only a pending one with a price can be chosen. */
export const TicketRow = memo(function TicketRow({ ticket, onToggle }: TicketRowProps) {
  const { variant } = useHost().deployment;
  const money = useMoney();
  const chosen = useCashDraft((draft) => draft.chosen.some(({ id }) => id === ticket.id));
  const sellable = isSellable(ticket);
  return (
    <CheckRow
      checked={chosen && sellable}
      disabled={!sellable}
      onChange={() => sellable && onToggle([ticket])}
      label={`Sorteo ${ticket.draw}`}
      detail={[formatDate(ticket.drawDate), stateLabel(ticket, variant)].filter(Boolean).join(' · ')}
      trailing={isPending(ticket) ? money(ticket.priceCents) : undefined}
    />
  );
});
