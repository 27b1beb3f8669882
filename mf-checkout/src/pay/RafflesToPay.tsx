import { styled } from 'styled-components';
import { raffleNumber, type Raffle, type Ticket } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Heading, Panel, RaffleNumber, Stack, tokens } from '@rifas/shared/ui';
import { linkCount, priceLines } from './link-raffles';

export interface RafflesToPayProps {
  readonly raffles: readonly Raffle[];
  /** What these tickets cost, as people read it; undefined while the price hangs on the card type. */
  readonly priceOf: (tickets: readonly Ticket[]) => string | undefined;
}

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  padding-block: ${tokens.space.s};
  border-block-start: 1px solid ${tokens.colour.border};
`;

// Draw, date and price need the width of a line; a price alone fits beside the number.
const Lines = styled.ul<{ $wide: boolean }>`
  flex: 1 1 ${({ $wide }) => ($wide ? '18rem' : '8rem')};
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.m};
  font-variant-numeric: tabular-nums;

  > b {
    margin-inline-start: auto;
  }
`;

const drawLabel = ({ draw, drawDate }: Ticket): string =>
  [draw && `Sorteo ${draw}`, formatDate(drawDate)].filter(Boolean).join(' · ');

/** What is being bought: draws with their dates in multi mode, prices in both. */
export function RafflesToPay({ raffles, priceOf }: RafflesToPayProps) {
  const { mode } = useHost().deployment;
  return (
    <Panel aria-labelledby="raffles-to-pay">
      <Stack $gap="s">
        <Heading id="raffles-to-pay">{linkCount(raffles, mode)} para pagar</Heading>
        <ul>
          {raffles.map((raffle) => {
            const lines = priceLines(raffle, mode);
            return (
              <Entry key={raffleNumber(raffle)}>
                <RaffleNumber number={raffleNumber(raffle)} label="Rifa" />
                <Lines $wide={lines.some(({ ticket }) => ticket !== undefined)}>
                  {lines.map(({ key, ticket, tickets }) => {
                    const price = priceOf(tickets);
                    return (
                      <Line key={key}>
                        {ticket && <span>{drawLabel(ticket)}</span>}
                        {price !== undefined && <b>{price}</b>}
                      </Line>
                    );
                  })}
                </Lines>
              </Entry>
            );
          })}
        </ul>
      </Stack>
    </Panel>
  );
}
