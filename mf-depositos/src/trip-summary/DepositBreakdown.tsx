import type { Cents, KindBreakdown, TripSummary } from '@rifas/shared/domain';
import { DefinitionList, Heading, Stack, StackedBar } from '@rifas/shared/ui';
import { useMoney } from '../common/use-money';

const figures = (kind: KindBreakdown, money: (amount: Cents) => string) => [
  { label: 'Depositado', value: money(kind.deposited) },
  { label: 'Registrado', value: money(kind.registered) },
  { label: 'Recaudado', value: money(kind.collected) },
  { label: 'Rifas registradas', value: money(kind.rafflesRegistered) },
  { label: 'Recaudado por rifas', value: money(kind.rafflesCollected) },
  { label: 'Pago personal', value: money(kind.personalPayments) },
];

/** Deposits by means of payment, as a bar and with every total of each. */
export function DepositBreakdown({ summary: { deposited, registered, collected, byKind } }: { summary: TripSummary }) {
  const money = useMoney();
  return (
    <section aria-labelledby="depositos">
      <Stack>
        <Heading level={2} id="depositos">
          Depósitos por tipo
        </Heading>
        <StackedBar
          label="Depósitos por tipo"
          parts={byKind.map((kind) => ({ label: kind.label, value: kind.deposited, text: money(kind.deposited) }))}
        />
        <DefinitionList
          items={[
            { label: 'Total depositado', value: money(deposited) },
            { label: 'Total registrado', value: money(registered) },
            { label: 'Total recaudado', value: money(collected) },
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
