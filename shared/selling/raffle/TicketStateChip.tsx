import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { stateLabel, type Ticket, type TicketState } from '../../domain';
import { StateChip, tokens, type IconName, type Tone } from '../../ui';

const LOOKS: Readonly<Record<TicketState, readonly [tone: Tone, icon: IconName]>> = {
  pending: ['warning', 'clock'],
  inBag: ['neutral', 'bag'],
  requested: ['info', 'transfer'],
  paid: ['success', 'check'],
  prizePaid: ['neutral', 'ticket'],
  unknown: ['neutral', 'info'],
};

/* In the colour that this state has in the bar of states. Without color-mix, the icon alone has it. */
const Prize = styled.span`
  display: contents;

  > span {
    background: color-mix(in srgb, ${tokens.colour.chart4} 18%, ${tokens.colour.surface});
    color: ${tokens.colour.text};
  }
  svg {
    color: ${tokens.colour.chart4};
  }
`;

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
  const chip = <StateChip tone={tone} icon={icon} label={count === undefined ? label : `${label}: ${count}`} />;
  return ticket.state === 'prizePaid' ? <Prize>{chip}</Prize> : chip;
}
