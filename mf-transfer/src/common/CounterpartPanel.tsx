import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PendingTransfer } from '@rifas/shared/domain';
import { Panel, Stack, tokens } from '@rifas/shared/ui';
import { Contact } from './Contact';
import { numbersOf } from './pending';
import { RaffleRow } from './RaffleRow';

/** Unique in a pending list, because a raffle can be in only one transfer. */
export const keyOfEntry = (entry: PendingTransfer): string => numbersOf(entry).join(' ');

const Raffles = styled.ul`
  > li {
    border-block-start: 1px solid ${tokens.colour.border};
  }
`;

interface CounterpartPanelProps {
  entry: PendingTransfer;
  /** Renders the action for each raffle. */
  action?: (number: string) => ReactNode;
  /** The actions for all of them. */
  children?: ReactNode;
}

/** The other side of a transfer, with its raffles. */
export function CounterpartPanel({ entry, action, children }: CounterpartPanelProps) {
  return (
    <Panel>
      <Stack>
        <Contact entry={entry} />
        <Raffles>
          {entry.raffles.map(({ number, draws }) => (
            <li key={number}>
              <RaffleRow number={number} draws={draws}>
                {action?.(number)}
              </RaffleRow>
            </li>
          ))}
        </Raffles>
        {children}
      </Stack>
    </Panel>
  );
}
