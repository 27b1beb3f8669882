import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { drawsText, RaffleNumber, useWords } from '@rifas/shared/selling';
import { Text, tokens } from '@rifas/shared/ui';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
  min-height: 64px;
  padding-block: ${tokens.space.xs};
`;

/* Beside the stub, even on the narrowest phone. */
const Action = styled.div`
  margin-inline-start: auto;

  > button {
    min-height: 44px;
    font-size: ${tokens.font.s};
  }
`;

const Raffle = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xxs};
`;

interface RaffleRowProps {
  number: string;
  draws: readonly string[];
  /** The actions for the raffle. */
  children?: ReactNode;
}

/** A whole raffle in a list, with its actions, and with its draws if the deployment shows draws. */
export function RaffleRow({ number, draws, children }: RaffleRowProps) {
  const { byTicket } = useWords();
  return (
    <Root>
      <Raffle>
        <RaffleNumber number={number} label="Rifa" />
        {byTicket && (
          <Text as="span" size="s" muted>
            {drawsText(draws)}
          </Text>
        )}
      </Raffle>
      {children !== undefined && <Action>{children}</Action>}
    </Root>
  );
}
