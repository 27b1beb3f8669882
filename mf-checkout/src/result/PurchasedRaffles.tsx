import { styled } from 'styled-components';
import { cents } from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Amount, Button, DefinitionList, Heading, Panel, RaffleNumber, Row, Stack, tokens } from '@rifas/shared/ui';
import type { Purchase, PurchasedRaffle } from '../common/purchase.store';

const Numbers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
`;

const drawsOf = ({ draws }: PurchasedRaffle): string | undefined => {
  if (draws.length === 0) return undefined;
  return draws.length === 1 ? `Sorteo ${draws[0]}` : `Sorteos ${draws.join(', ')}`;
};

/** What was bought, to look at, to keep or to print. */
export function PurchasedRaffles({ purchase }: { purchase: Purchase }) {
  const { settings } = useHost().deployment;
  const { raffles, seller, buyerEmail, totalCents } = purchase;
  return (
    <Panel>
      <Stack>
        <Heading>{raffles.length === 1 ? 'Tu número' : 'Tus números'}</Heading>
        <Numbers>
          {raffles.map((raffle) => (
            <li key={raffle.number}>
              <RaffleNumber number={raffle.number} caption={drawsOf(raffle)} label="Rifa" />
            </li>
          ))}
        </Numbers>
        <Amount label="Total" size="l">
          {formatMoney(cents(totalCents), settings.simboloMoneda)}
        </Amount>
        <DefinitionList
          items={[
            { label: 'Vendedor', value: seller },
            { label: 'Email', value: buyerEmail },
          ]}
        />
        <Row data-no-print>
          <Button variant="secondary" icon="print" onClick={() => window.print()}>
            Imprimir
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
