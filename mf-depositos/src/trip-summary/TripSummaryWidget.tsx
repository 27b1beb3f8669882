import { Accordion, AccordionItem, Alert, Amount, Row, SkeletonList, Stack, Text } from '@rifas/shared/ui';
import { LoadAgain } from '../common/LoadAgain';
import { useMoney } from '../common/use-money';
import { CostBreakdown } from './CostBreakdown';
import { DepositBreakdown } from './DepositBreakdown';
import { TripProgress } from './TripProgress';
import { useTripSummary } from './trip-summary.api';

/** Height of the folded summary, in pixels: nothing jumps when it arrives. */
const FOLDED_HEIGHT = 84;

/** The home's trip summary, folded to its balance until it is opened (specification 2). */
export default function TripSummaryWidget() {
  const { summary, failed, ...query } = useTripSummary();
  const money = useMoney();
  if (!summary) {
    if (!failed) return <SkeletonList rows={1} rowHeight={FOLDED_HEIGHT} label="Cargando el resumen del viaje…" />;
    return (
      <Alert tone="warning" action={<LoadAgain list={query} />}>
        No pudimos cargar el resumen del viaje.
      </Alert>
    );
  }
  const header = (
    <Row $justify="space-between">
      <Text as="span" size="l" strong>
        Resumen del viaje
      </Text>
      {summary.outcome === 'settled' ? (
        <Text as="strong">{summary.label}</Text>
      ) : (
        <Amount label={summary.label}>{money(summary.difference)}</Amount>
      )}
    </Row>
  );
  return (
    <Accordion>
      <AccordionItem summary={header} lazy>
        <Stack $gap="l">
          <TripProgress summary={summary} />
          <CostBreakdown lines={summary.costLines} />
          <DepositBreakdown summary={summary} />
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
