import { useHost } from '@rifas/shared/remote';
import { stateLabel, type Ticket, type TicketState } from '../../domain';
import { StateChip, type IconName, type Tone } from '../../ui';

const LOOKS: Readonly<Record<TicketState, readonly [tone: Tone, icon: IconName]>> = {
  pending: ['warning', 'clock'],
  inBag: ['neutral', 'bag'],
  requested: ['info', 'transfer'],
  paid: ['success', 'check'],
  prizePaid: ['success', 'ticket'],
  unknown: ['neutral', 'info'],
};

interface TicketStateChipProps {
  readonly ticket: Pick<Ticket, 'state' | 'stateText'>;
  /** The number of tickets in this state, if the chip stands for several. */
  readonly count?: number;
}

/** The state of a ticket, by its name in this deployment. */
export function TicketStateChip({ ticket, count }: TicketStateChipProps) {
  const { variant } = useHost().deployment;
  const [tone, icon] = LOOKS[ticket.state];
  const label = stateLabel(ticket, variant);
  return <StateChip tone={tone} icon={icon} label={count === undefined ? label : `${label}: ${count}`} />;
}
