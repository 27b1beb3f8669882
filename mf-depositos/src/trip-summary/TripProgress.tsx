import { styled } from 'styled-components';
import { wordsOf, type TripSummary } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Amount, Meter, Row, Stack, Text } from '@rifas/shared/ui';
import { useMoney } from '../common/use-money';
import { stillToSell } from './still-to-sell';

const Line = styled(Row)`
  flex-wrap: nowrap;
  align-items: baseline;
`;

/** How far the trip is: the money collected, of what it costs, and what is still to be sold. */
export function TripProgress({ summary }: { summary: TripSummary }) {
  const money = useMoney();
  const { mode, settings } = useHost().deployment;
  const { collected, cost, progress, costLines } = summary;
  const missing = stillToSell(summary, mode, settings);
  return (
    <Stack $gap="xs">
      <Line $justify="space-between">
        <Text as="span" size="s" muted>
          {costLines[0]?.label || 'Tu viaje'}
        </Text>
        {progress !== undefined && (
          <Text as="span" size="s" muted>
            {progress} %
          </Text>
        )}
      </Line>
      <Amount size="xl">{money(collected)}</Amount>
      {cost === undefined ? null : <Meter label="Recaudado del costo total" value={collected} max={cost} />}
      <Row $gap="xs" $justify="space-between">
        <Text as="span" size="s" muted>
          {cost === undefined ? 'Recaudado hasta hoy' : `de ${money(cost)}`}
        </Text>
        {missing > 0 && (
          <Text as="span" size="s">
            {missing === 1 ? 'te falta' : 'te faltan'} <b>{wordsOf(mode).counted(missing)}</b>
          </Text>
        )}
      </Row>
    </Stack>
  );
}
