import { memo } from 'react';
import type { Ticket } from '@rifas/shared/contracts';
import { isPending, stateLabel, ticketPrice } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { CheckRow } from '@rifas/shared/ui';
import { useMoney } from '../../common/use-money';
import { useCashDraft } from '../cash-registration.store';

interface TicketRowProps {
  readonly ticket: Ticket;
  readonly onToggle: (tickets: readonly Ticket[]) => void;
}

/** A talón with its draw and state; only a pending one can be chosen (specification 4). */
export const TicketRow = memo(function TicketRow({ ticket, onToggle }: TicketRowProps) {
  const { variant } = useHost().deployment;
  const money = useMoney();
  const chosen = useCashDraft((draft) => draft.chosen.some(({ id }) => id === ticket.id));
  const pending = isPending(ticket);
  return (
    <CheckRow
      checked={chosen && pending}
      disabled={!pending}
      onChange={() => onToggle([ticket])}
      label={`Sorteo ${ticket.SorteoNumero}`}
      detail={[formatDate(ticket.FechaSorteo), stateLabel(ticket.Estado, variant)].filter(Boolean).join(' · ')}
      trailing={pending ? money(ticketPrice(ticket)) : undefined}
    />
  );
});
