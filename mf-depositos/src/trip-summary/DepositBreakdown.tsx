import { sumCents, type Cents, type KindBreakdown, type TripSummary } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { FigureTable, Heading, Stack, StackedBar, Text } from '@rifas/shared/ui';
import { useMoney } from '../common/use-money';

type Figure = (kind: KindBreakdown) => Cents;

interface Line {
  readonly label: string;
  readonly of: Figure;
  /** The API's own total; the sum of the columns where it gives none. */
  readonly total?: Cents;
  readonly strong?: boolean;
}

const linesOf = ({ deposited, registered, collected }: TripSummary): readonly Line[] => [
  { label: 'Depositado', of: (kind) => kind.deposited, total: deposited },
  { label: 'Registrado', of: (kind) => kind.registered, total: registered },
  { label: 'Recaudado', of: (kind) => kind.collected, total: collected, strong: true },
  { label: 'Rifas registradas', of: (kind) => kind.rafflesRegistered },
  { label: 'Recaudado por rifas', of: (kind) => kind.rafflesCollected },
  { label: 'Pago personal', of: (kind) => kind.personalPayments },
];

/** Deposits by means of payment, as a bar and as a table with every total of each. */
export function DepositBreakdown({ summary }: { summary: TripSummary }) {
  const money = useMoney();
  const { simboloMoneda } = useHost().deployment.settings;
  const { byKind } = summary;
  return (
    <section aria-labelledby="depositos">
      <Stack $gap="s">
        <Heading level={2} id="depositos">
          Depósitos por tipo
        </Heading>
        <StackedBar
          label="Depósitos por tipo"
          parts={byKind.map((kind) => ({ label: kind.label, value: kind.deposited, text: money(kind.deposited) }))}
        />
        <FigureTable
          caption="Totales por tipo"
          unit={`${simboloMoneda} `}
          columns={[...byKind.map(({ label }) => label), 'Total']}
          rows={linesOf(summary).map(({ label, of, total = sumCents(byKind.map(of)), strong = false }) => ({
            label,
            figures: [...byKind.map(of), total].map(money),
            strong,
          }))}
        />
        <Text size="s" muted>
          En {simboloMoneda}. Depositado es lo que entró; registrado, lo que ya usaste en rifas o pagos personales;
          recaudado, lo que ya cuenta para el viaje.
        </Text>
      </Stack>
    </section>
  );
}
