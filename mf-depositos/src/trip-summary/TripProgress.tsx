import type { TripSummary } from '@rifas/shared/domain';
import { Alert, Amount, Progress, Row, Stack } from '@rifas/shared/ui';
import { useMoney } from '../common/use-money';

/** Collected against cost, as a bar and as figures; without a bar where the cost is not known. */
export function TripProgress({
  summary: { collected, cost, difference, outcome, label, progress },
}: {
  summary: TripSummary;
}) {
  const money = useMoney();
  return (
    <Stack>
      {cost === undefined ? (
        <Alert live={false}>
          Falta el precio de una parte del viaje: no podemos decir el costo total ni cuánto resta.
        </Alert>
      ) : (
        <Progress label="Recaudado del costo total" value={collected} max={cost} text={`${progress} %`} />
      )}
      <Row $gap="l">
        <Amount label="Total recaudado" size="l">
          {money(collected)}
        </Amount>
        <Amount label="Costo total" size="l">
          {money(cost)}
        </Amount>
        {(outcome === 'owed' || outcome === 'favour') && (
          <Amount label={label} size="l">
            {money(difference)}
          </Amount>
        )}
      </Row>
    </Stack>
  );
}
