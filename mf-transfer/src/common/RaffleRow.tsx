import { RaffleNumber, Text, tokens } from '@rifas/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DrawsText, type Draws } from './DrawsText';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
  min-height: 64px;
  padding: ${tokens.space.xs};
`;

const Raffle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.s};
`;

interface RaffleRowProps {
  numero: string;
  draws: Draws;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A whole raffle of a list, with what can be done with it at the end of the row. */
export function RaffleRow({ numero, draws, children }: RaffleRowProps) {
  return (
    <Root>
      <Raffle>
        <RaffleNumber number={numero} label="Rifa" />
        <Text as="span" size="s" muted>
          <DrawsText draws={draws} />
        </Text>
      </Raffle>
      {children}
    </Root>
  );
}
