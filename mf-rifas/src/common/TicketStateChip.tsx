import type { TicketState } from '@rifas/shared/contracts';
import { stateLabel } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { StateChip, type IconName, type Tone } from '@rifas/shared/ui';

const LOOKS: Readonly<Record<TicketState, readonly [tone: Tone, icon: IconName]>> = {
  'Pendiente de Pago': ['warning', 'clock'],
  'Para transferir': ['neutral', 'bag'],
  Solicitada: ['info', 'transfer'],
  Pago: ['success', 'check'],
  'Pago premio': ['success', 'ticket'],
};

interface TicketStateChipProps {
  readonly state: TicketState;
  /** How many tickets are in it, where it sums up several. */
  readonly count?: number;
}

/** A state by its name in this variant (D14). */
export function TicketStateChip({ state, count }: TicketStateChipProps) {
  const { variant } = useHost().deployment;
  const [tone, icon] = LOOKS[state];
  const label = stateLabel(state, variant);
  return <StateChip tone={tone} icon={icon} label={count === undefined ? label : `${label}: ${count}`} />;
}
