import { styled } from 'styled-components';
import { wordsOf, type TripSummary } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { useMoney } from '@rifas/shared/selling';
import { Amount, Meter, Row, Stack, Text } from '@rifas/shared/ui';
import { tripTexts } from '../common/texts';
import { stillToSell } from './still-to-sell';
import { useFigure } from './use-figure';

const Line = styled(Row)`
  flex-wrap: nowrap;
  align-items: baseline;

  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :nth-child(2) {
    flex: none;
  }
`;

/** How far the trip is: the money collected, of what it costs, and what is still to be sold. */
export function TripProgress({ summary }: { summary: TripSummary }) {
  const money = useMoney();
  const figure = useFigure();
  const { deployment } = useHost();
  const { collected, cost, progress, costLines } = summary;
  const missing = stillToSell(summary, deployment);
  return (
    <Stack $gap="xs">
      <Line $justify="space-between">
        <Text as="span" size="s" muted>
          {costLines[0]?.label || tripTexts.yourTrip}
        </Text>
        {progress !== undefined && (
          <Text as="span" size="s" muted>
            {progress} %
          </Text>
        )}
      </Line>
      <Amount size="xl">{figure(collected)}</Amount>
      {cost === undefined || collected === undefined ? null : (
        <Meter label={tripTexts.progress} value={collected} max={cost} />
      )}
      <Row $gap="xs" $justify="space-between">
        <Text as="span" size="s" muted>
          {cost === undefined ? tripTexts.collectedSoFar : tripTexts.ofCost(money(cost))}
        </Text>
        {missing > 0 && (
          <Text as="span" size="s">
            {tripTexts.missing(missing)} <b>{wordsOf(deployment.mode).counted(missing)}</b>
          </Text>
        )}
      </Row>
    </Stack>
  );
}
