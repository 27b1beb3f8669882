import type { ReactNode } from 'react';
import type { PendingEntry } from '@rifas/shared/contracts';
import { Panel, Stack } from '@rifas/shared/ui';
import { Contact } from './Contact';
import { RaffleRow } from './RaffleRow';

/** Unique in a pending list: a raffle is on its way once. */
export const keyOfEntry = ({ rifas }: PendingEntry): string => rifas.map(({ Numero }) => Numero).join(' ');

interface CounterpartPanelProps {
  entry: PendingEntry;
  /** What can be done with each raffle. */
  action?: (numero: string) => ReactNode;
  /** What can be done with all of them. */
  children?: ReactNode;
}

/** The other side of a transfer, with the raffles on their way. */
export function CounterpartPanel({ entry, action, children }: CounterpartPanelProps) {
  return (
    <Panel>
      <Stack>
        <Contact entry={entry} />
        <ul>
          {entry.rifas.map(({ Numero, Sorteos }) => (
            <li key={Numero}>
              <RaffleRow numero={Numero} draws={Sorteos}>
                {action?.(Numero)}
              </RaffleRow>
            </li>
          ))}
        </ul>
        {children}
      </Stack>
    </Panel>
  );
}
