import type { TripSummary } from '@rifas/shared/domain';
import { Amount, Progress, Row, Stack } from '@rifas/shared/ui';
import { useMoney } from '../common/use-money';

/** Collected against cost, as a bar and as figures (D7). */
export function TripProgress({
  summary: { collected, cost, difference, outcome, label, progress },
}: {
  summary: TripSummary;
}) {
  const money = useMoney();
  return (
    <Stack>
      <Progress label="Recaudado del costo total" value={collected} max={cost} text={`${progress} %`} />
      <Row $gap="l">
        <Amount label="Total recaudado" size="l">
          {money(collected)}
        </Amount>
        <Amount label="Costo total" size="l">
          {money(cost)}
        </Amount>
        {outcome !== 'settled' && (
          <Amount label={label} size="l">
            {money(difference)}
          </Amount>
        )}
      </Row>
    </Stack>
  );
}
