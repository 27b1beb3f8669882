import type { TripSummary } from '@rifas/shared/domain';
import { MoneyAmount } from '@rifas/shared/selling';
import { Alert, Progress, Row, Stack } from '@rifas/shared/ui';
import { tripTexts } from '../common/texts';

/** Collected against cost, as a bar and as figures; without a bar where the cost is not known. */
export function TripProgress({
  summary: { collected, cost, difference, outcome, label, progress },
}: {
  summary: TripSummary;
}) {
  return (
    <Stack>
      {cost === undefined ? (
        <Alert live={false}>{tripTexts.unknownCost}</Alert>
      ) : (
        <Progress label={tripTexts.progress} value={collected} max={cost} text={`${progress} %`} />
      )}
      <Row $gap="l">
        <MoneyAmount label={tripTexts.collected} size="l" amount={collected} />
        <MoneyAmount label={tripTexts.totalCost} size="l" amount={cost} />
        {(outcome === 'owed' || outcome === 'favour') && <MoneyAmount label={label} size="l" amount={difference} />}
      </Row>
    </Stack>
  );
}
