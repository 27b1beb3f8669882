import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TripSummary } from '@rifas/shared/domain';
import { MoneyAmount } from '@rifas/shared/selling';
import { Accordion, AccordionItem, Alert, Amount, RetryButton, Row, Stack, Text, tokens } from '@rifas/shared/ui';
import { tripTexts } from '../common/texts';
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
        {tripTexts.title}
      </Text>
      {children}
    </TitleAndFigure>
  );
}

/** How the trip stands, in one figure or in words. */
function Standing({ summary: { outcome, label, difference } }: { summary: TripSummary }) {
  if (outcome === 'settled') return <Text as="strong">{label}</Text>;
  return <MoneyAmount label={outcome === 'unknown' ? tripTexts.balance : label} amount={difference} />;
}

/** The home's trip summary, folded to its balance until it is opened; see docs/rules.md, "Trip summary". */
export default function TripSummaryWidget() {
  const { summary, failed, ...query } = useTripSummary();
  if (!summary) {
    // Of the very height that comes, so that nothing jumps when it does.
    if (!failed) {
      return (
        <Accordion>
          <Folded role="status" aria-label={tripTexts.loading}>
            <FoldedRow>
              <Amount label={tripTexts.balance}>…</Amount>
            </FoldedRow>
          </Folded>
        </Accordion>
      );
    }
    return (
      <Alert tone="warning" action={<RetryButton query={query} />}>
        {tripTexts.failed}
      </Alert>
    );
  }
  const header = (
    <FoldedRow>
      <Standing summary={summary} />
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
