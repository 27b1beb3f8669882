import type { CostLine, TripSummary } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { DefinitionList, Heading, Stack, StackedBar } from '@rifas/shared/ui';
import { tripTexts } from '../common/texts';
import { useFigure } from '../common/use-figure';

/** The cost of the trip: its price and the extra costs, as parts of a bar, and the amount collected. */
export function CostBreakdown({ summary }: { summary: TripSummary }) {
  const money = useMoney();
  const figure = useFigure();
  const { costLines, cost, collected, outcome, label, difference } = summary;
  return (
    <section aria-labelledby="costo">
      <Stack $gap="s">
        <Heading level={2} id="costo">
          {tripTexts.cost}
        </Heading>
        <StackedBar
          label={tripTexts.cost}
          parts={distinct(costLines.map(named)).map((line) => ({
            label: line.label,
            value: line.amount ?? 0,
            text: money(line.amount),
          }))}
        />
        <DefinitionList
          items={[
            { label: tripTexts.totalCost, value: money(cost) },
            { label: tripTexts.collected, value: figure(collected) },
            ...(outcome === 'owed' || outcome === 'favour' ? [{ label, value: money(difference) }] : []),
          ]}
        />
      </Stack>
    </section>
  );
}

/** The API may omit a name. The first line is the trip itself. */
const named = (line: CostLine, index: number): CostLine => ({
  ...line,
  label: line.label || (index === 0 ? tripTexts.trip : tripTexts.extraCost),
});

/** Two extra costs may have the same name, but the entries of a list need different ones. */
function distinct(lines: readonly CostLine[]): CostLine[] {
  return lines.map((line, index) => {
    const same = lines.slice(0, index).filter(({ label }) => label === line.label).length;
    return same === 0 ? line : { ...line, label: `${line.label} (${same + 1})` };
  });
}
