import { styled } from 'styled-components';
import { fullName } from '@rifas/shared/domain';
import { drawsText, MoneyAmount, numbersOf, RaffleNumber, useMoney, useWords } from '@rifas/shared/selling';
import { DefinitionList, Panel, Stack, Text, tokens } from '@rifas/shared/ui';
import { cashTexts, resultTexts } from '../../common/texts';
import type { Sale } from '../sale';

const Stub = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.s};
  padding-block: ${tokens.space.xs};
`;

/** The tickets registered, the buyer, and the remaining balance of the deposit. */
export function SaleSummary({ sale: { tickets, total, remaining, buyer } }: { readonly sale: Sale }) {
  const { byTicket } = useWords();
  const money = useMoney();
  const name = fullName(buyer);
  return (
    <Panel aria-label={resultTexts.registered}>
      <Stack>
        <MoneyAmount label={resultTexts.registered} size="xl" amount={total} />
        <ul>
          {numbersOf(tickets).map((number) => (
            <Stub key={number}>
              <RaffleNumber number={number} label="Rifa" size="s" />
              {byTicket && (
                <Text as="span">
                  {drawsText(tickets.filter((ticket) => ticket.number === number).map(({ draw }) => draw))}
                </Text>
              )}
            </Stub>
          ))}
        </ul>
        <DefinitionList
          items={[
            ...(name === '' ? [] : [{ label: cashTexts.buyer, value: name }]),
            { label: resultTexts.balance, value: money(remaining) },
          ]}
        />
      </Stack>
    </Panel>
  );
}
