import { styled } from 'styled-components';
import { wordsOf, type TripSummary } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { useMoney } from '@rifas/shared/selling';
import { Amount, Meter, Row, Stack, Text, tokens } from '@rifas/shared/ui';
import { tripTexts } from '../common/texts';
import { useFigure } from '../common/use-figure';
import { stillToSell } from './still-to-sell';

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

/* Two short lines beside the sum, not higher than it, so that nothing moves when they appear. One line if there is
   room. */
const Gain = styled.small`
  flex: 1 1 5rem;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  column-gap: 0.4em;
  min-width: min-content;
  font-size: ${tokens.font.s};
  line-height: 1.25;
  color: ${tokens.colour.textMuted};

  > b {
    color: ${tokens.colour.onSuccessSoft};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* Text at twice its size may have no room for the sum in one line. */
  @container page (max-width: 17rem) {
    > b {
      white-space: normal;
    }
  }
`;

/**
 * The progress of the trip: the money collected (and how much of it last week), its cost, and what must still be sold.
 */
export function TripProgress({ summary }: { summary: TripSummary }) {
  const money = useMoney();
  const figure = useFigure();
  const { deployment } = useHost();
  const { collected, collectedLastWeek, cost, progress, costLines } = summary;
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
      <Row $gap="xs" $justify="space-between">
        <Amount size="xl">{figure(collected)}</Amount>
        {collectedLastWeek !== undefined && collectedLastWeek > 0 && (
          <Gain>
            <b>+{money(collectedLastWeek)}</b> <span>{tripTexts.lastWeek}</span>
          </Gain>
        )}
      </Row>
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
