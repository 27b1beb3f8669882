import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { getExtraCosts, getItinerary } from '@rifas/shared/contracts';
import { tripSummary, type TripSummary } from '@rifas/shared/domain';
import { useListQuery, useMoney } from '@rifas/shared/selling';
import { Accordion, AccordionItem, Alert, RetryButton, Row, Skeleton, Stack, Text, tokens } from '@rifas/shared/ui';
import { tripTexts } from '../common/texts';
import { useFigure } from '../common/use-figure';
import { CostBreakdown } from './CostBreakdown';
import { DepositBreakdown } from './DepositBreakdown';
import { TripProgress } from './TripProgress';

/**
 * The cost compared with what was collected. It needs both answers, because only one would give a wrong balance. They
 * wait for the end of a press, because the ways of the home are below the summary, and it may be a line higher or lower
 * than its placeholder.
 */
function useTripSummary() {
  const itinerary = useListQuery(getItinerary, {});
  const extraCosts = useListQuery(getExtraCosts, {});
  return {
    /** Undefined while it is loading, or after a failure. */
    summary: itinerary.data && extraCosts.data && tripSummary(itinerary.data, extraCosts.data),
    failed: itinerary.error !== null || extraCosts.error !== null,
    isFetching: itinerary.isFetching || extraCosts.isFetching,
    refetch: () => Promise.all([itinerary.refetch(), extraCosts.refetch()]),
  };
}

/** The line height of the largest figure. */
const AMOUNT_LINE = `calc(${tokens.font.display} * 1.15)`;

const Standing = styled.div`
  padding: ${tokens.space.m};
`;

/** As high as the summary of an accordion, whose two parts are stacked on a phone. */
const Folded = styled.div`
  display: grid;
  align-items: center;
  min-height: 70px;

  @media (min-width: 30em) {
    min-height: 56px;
  }

  padding: ${tokens.space.xs} ${tokens.space.m};
`;

/* Moves to the next line before it breaks. */
const Figure = styled.b`
  display: inline-block;
`;

function FoldedRow({ children }: { children?: ReactNode }) {
  return (
    <Row $gap="xs" $justify="space-between">
      <Text as="span" strong>
        {tripTexts.title}
      </Text>
      {children}
    </Row>
  );
}

/** The debt or the credit, as a figure or as text. */
function Balance({ summary: { outcome, label, difference, cost } }: { summary: TripSummary }) {
  const money = useMoney();
  const figure = useFigure();
  if (outcome === 'settled') return <Text as="strong">{label}</Text>;
  return (
    <Text as="span" size="s" muted>
      <span>{outcome === 'unknown' ? tripTexts.balance : label}</span>{' '}
      <Figure>{cost === undefined ? money(cost) : figure(difference)}</Figure>
    </Text>
  );
}

/** Has the exact height of the content it stands for, so that nothing moves when that arrives. */
function Waiting() {
  return (
    <Accordion>
      <Standing role="status" aria-label={tripTexts.loading}>
        <Stack $gap="xs">
          <Text as="span" size="s" muted>
            {tripTexts.yourTrip}
          </Text>
          <Skeleton $height={AMOUNT_LINE} />
          <Skeleton $height="10px" />
          <Text as="span" size="s" muted>
            …
          </Text>
        </Stack>
      </Standing>
      <Folded>
        <FoldedRow />
      </Folded>
    </Accordion>
  );
}

const hasUnknownTotal = ({ collected, deposited, registered, byKind }: TripSummary): boolean =>
  [collected, deposited, registered, ...byKind.flatMap((kind) => Object.values(kind))].includes(undefined);

/**
 * The home's trip summary: the progress of the trip, and folded below it all the amounts;
 * docs/rules.md, "Trip summary".
 */
export default function TripSummaryWidget() {
  const { summary, failed, ...query } = useTripSummary();
  if (!summary && !failed) return <Waiting />;
  if (!summary) {
    return (
      <Alert tone="warning" action={<RetryButton query={query} />}>
        {tripTexts.failed}
      </Alert>
    );
  }
  const header = (
    <FoldedRow>
      <Balance summary={summary} />
    </FoldedRow>
  );
  return (
    <Accordion>
      <Standing>
        <TripProgress summary={summary} />
      </Standing>
      <AccordionItem summary={header}>
        <Stack $gap="l">
          {summary.cost === undefined && <Alert live={false}>{tripTexts.unknownCost}</Alert>}
          {hasUnknownTotal(summary) && <Alert live={false}>{tripTexts.unknownTotals}</Alert>}
          <CostBreakdown summary={summary} />
          <DepositBreakdown summary={summary} />
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
