import { sumOfKnown, type Cents, type KindBreakdown, type TripSummary } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { FigureTable, Heading, Stack, StackedBar, Text } from '@rifas/shared/ui';
import { tripTexts } from '../common/texts';
import { useFigure } from '../common/use-figure';

type Figure = (kind: KindBreakdown) => Cents | undefined;

interface Line {
  readonly label: string;
  readonly of: Figure;
  /** The API's own total; the sum of the columns if it has none. */
  readonly total: (kinds: readonly KindBreakdown[]) => Cents | undefined;
  readonly strong?: boolean;
}

const summed = (label: string, of: Figure): Line => ({ label, of, total: (kinds) => sumOfKnown(kinds.map(of)) });

const linesOf = ({ deposited, registered, collected }: TripSummary): readonly Line[] => [
  { label: tripTexts.ofKind.deposited, of: (kind) => kind.deposited, total: () => deposited },
  { label: tripTexts.ofKind.registered, of: (kind) => kind.registered, total: () => registered },
  { label: tripTexts.ofKind.collected, of: (kind) => kind.collected, total: () => collected, strong: true },
  summed(tripTexts.ofKind.rafflesRegistered, (kind) => kind.rafflesRegistered),
  summed(tripTexts.ofKind.rafflesCollected, (kind) => kind.rafflesCollected),
  summed(tripTexts.ofKind.personalPayments, (kind) => kind.personalPayments),
];

/** Deposits by means of payment, as a bar and as a table with every total of each. */
export function DepositBreakdown({ summary }: { summary: TripSummary }) {
  const figure = useFigure();
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
          parts={byKind.map(({ label, deposited }) => ({ label, value: deposited ?? 0, text: figure(deposited) }))}
        />
        <FigureTable
          caption={tripTexts.totals}
          unit={`${simboloMoneda} `}
          columns={[...byKind.map(({ label }) => label), 'Total']}
          rows={linesOf(summary).map(({ label, of, total, strong = false }) => ({
            label,
            figures: [...byKind.map(of), total(byKind)].map(figure),
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
