import type { Cents, KindBreakdown, TripSummary } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { DefinitionList, Heading, Stack, StackedBar } from '@rifas/shared/ui';
import { tripTexts } from '../common/texts';

const figures = (kind: KindBreakdown, money: (amount: Cents) => string) => [
  { label: tripTexts.ofKind.deposited, value: money(kind.deposited) },
  { label: tripTexts.ofKind.registered, value: money(kind.registered) },
  { label: tripTexts.ofKind.collected, value: money(kind.collected) },
  { label: tripTexts.ofKind.rafflesRegistered, value: money(kind.rafflesRegistered) },
  { label: tripTexts.ofKind.rafflesCollected, value: money(kind.rafflesCollected) },
  { label: tripTexts.ofKind.personalPayments, value: money(kind.personalPayments) },
];

/** Deposits by means of payment, as a bar and with every total of each. */
export function DepositBreakdown({ summary: { deposited, registered, collected, byKind } }: { summary: TripSummary }) {
  const money = useMoney();
  return (
    <section aria-labelledby="depositos">
      <Stack>
        <Heading level={2} id="depositos">
          {tripTexts.byKind}
        </Heading>
        <StackedBar
          label={tripTexts.byKind}
          parts={byKind.map((kind) => ({ label: kind.label, value: kind.deposited, text: money(kind.deposited) }))}
        />
        <DefinitionList
          items={[
            { label: tripTexts.totalDeposited, value: money(deposited) },
            { label: tripTexts.totalRegistered, value: money(registered) },
            { label: tripTexts.totalCollected, value: money(collected) },
          ]}
        />
        {byKind.map((kind) => (
          <div key={kind.kind}>
            <Heading level={3}>{kind.label}</Heading>
            <DefinitionList items={figures(kind, money)} />
          </div>
        ))}
      </Stack>
    </section>
  );
}
