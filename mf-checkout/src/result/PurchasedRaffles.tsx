import { styled } from 'styled-components';
import { cents } from '@rifas/shared/domain';
import { MoneyAmount, RaffleNumber } from '@rifas/shared/selling';
import { Button, DefinitionList, Heading, Panel, Row, Stack, tokens } from '@rifas/shared/ui';
import type { Purchase } from '../common/purchase.store';
import { successTexts } from '../common/texts';

const Numbers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
`;

/** What was bought, to look at, to keep or to print. */
export function PurchasedRaffles({ purchase }: { purchase: Purchase }) {
  const { raffles, seller, buyerEmail, totalCents } = purchase;
  return (
    <Panel>
      <Stack>
        <Heading>{raffles.length === 1 ? successTexts.number : successTexts.numbers}</Heading>
        <Numbers>
          {raffles.map((raffle) => (
            <li key={raffle.number}>
              <RaffleNumber number={raffle.number} caption={successTexts.draws(raffle.draws)} label="Rifa" />
            </li>
          ))}
        </Numbers>
        <MoneyAmount label={successTexts.total} size="l" amount={cents(totalCents)} />
        <DefinitionList
          items={[
            { label: successTexts.seller, value: seller },
            { label: successTexts.email, value: buyerEmail },
          ]}
        />
        <Row data-no-print>
          <Button variant="secondary" icon="print" onClick={() => window.print()}>
            {successTexts.print}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
