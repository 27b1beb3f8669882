import { sumCents, type Cents, type KindBreakdown, type TripSummary } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { useMoney } from '@rifas/shared/selling';
import { FigureTable, Heading, Stack, StackedBar, Text } from '@rifas/shared/ui';
import { tripTexts } from '../common/texts';

type Figure = (kind: KindBreakdown) => Cents;

interface Line {
  readonly label: string;
  readonly of: Figure;
  /** The API's own total; the sum of the columns where it gives none. */
  readonly total?: Cents;
  readonly strong?: boolean;
}

const linesOf = ({ deposited, registered, collected }: TripSummary): readonly Line[] => [
  { label: tripTexts.ofKind.deposited, of: (kind) => kind.deposited, total: deposited },
  { label: tripTexts.ofKind.registered, of: (kind) => kind.registered, total: registered },
  { label: tripTexts.ofKind.collected, of: (kind) => kind.collected, total: collected, strong: true },
  { label: tripTexts.ofKind.rafflesRegistered, of: (kind) => kind.rafflesRegistered },
  { label: tripTexts.ofKind.rafflesCollected, of: (kind) => kind.rafflesCollected },
  { label: tripTexts.ofKind.personalPayments, of: (kind) => kind.personalPayments },
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
          {tripTexts.byKind}
        </Heading>
        <StackedBar
          label={tripTexts.byKind}
          parts={byKind.map((kind) => ({ label: kind.label, value: kind.deposited, text: money(kind.deposited) }))}
        />
        <FigureTable
          caption={tripTexts.totals}
          unit={`${simboloMoneda} `}
          columns={[...byKind.map(({ label }) => label), 'Total']}
          rows={linesOf(summary).map(({ label, of, total = sumCents(byKind.map(of)), strong = false }) => ({
            label,
            figures: [...byKind.map(of), total].map(money),
            strong,
          }))}
        />
        <Text size="s" muted>
          {tripTexts.explained(simboloMoneda)}
        </Text>
      </Stack>
    </section>
  );
}
