import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Accordion, AccordionItem, Alert, Amount, RetryButton, Row, Stack, Text, tokens } from '@rifas/shared/ui';
import { useMoney } from '../common/use-money';
import { CostBreakdown } from './CostBreakdown';
import { DepositBreakdown } from './DepositBreakdown';
import { useTripSummary } from './trip-summary.api';
import { TripProgress } from './TripProgress';

/** As high as the summary of an accordion. */
const Folded = styled.div`
  padding: ${tokens.space.xs} ${tokens.space.m};
  padding-inline-end: calc(1.25em + ${tokens.space.m} + ${tokens.space.s});
`;

/* One above the other on a phone whatever the amount, so that its coming moves nothing. */
const TitleAndFigure = styled(Row)`
  @media (max-width: 479px) {
    flex-direction: column;
    align-items: flex-start;
  }
`;

function FoldedRow({ children }: { children: ReactNode }) {
  return (
    <TitleAndFigure $justify="space-between">
      <Text as="span" size="l" strong>
        Resumen del viaje
      </Text>
      {children}
    </TitleAndFigure>
  );
}

/** The home's trip summary, folded to its balance until it is opened (specification 2). */
export default function TripSummaryWidget() {
  const { summary, failed, ...query } = useTripSummary();
  const money = useMoney();
  if (!summary) {
    // Of the very height that comes, so that nothing jumps when it does.
    if (!failed) {
      return (
        <Accordion>
          <Folded role="status" aria-label="Cargando el resumen del viaje…">
            <FoldedRow>
              <Amount label="Saldo">…</Amount>
            </FoldedRow>
          </Folded>
        </Accordion>
      );
    }
    return (
      <Alert tone="warning" action={<RetryButton query={query} />}>
        No pudimos cargar el resumen del viaje.
      </Alert>
    );
  }
  const header = (
    <FoldedRow>
      {summary.outcome === 'settled' ? (
        <Text as="strong">{summary.label}</Text>
      ) : (
        <Amount label={summary.label}>{money(summary.difference)}</Amount>
      )}
    </FoldedRow>
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
