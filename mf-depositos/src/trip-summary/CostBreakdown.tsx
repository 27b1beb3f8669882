import type { CostLine } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { Heading, StackedBar } from '@rifas/shared/ui';
import { tripTexts } from '../common/texts';

/** What the trip costs: its price and the extra costs, as parts of the whole. */
export function CostBreakdown({ lines }: { lines: readonly CostLine[] }) {
  const money = useMoney();
  return (
    <section aria-labelledby="costo">
      <Heading level={2} id="costo">
        {tripTexts.cost}
      </Heading>
      <StackedBar
        label={tripTexts.cost}
        parts={distinct(lines.map(named)).map(({ label, amount }) => ({
          label,
          value: amount ?? 0,
          text: money(amount),
        }))}
      />
    </section>
  );
}

/** The API may leave a name out: the first line is the trip itself. */
const named = (line: CostLine, index: number): CostLine => ({
  ...line,
  label: line.label || (index === 0 ? tripTexts.trip : tripTexts.extraCost),
});

/** Two extra costs may have one name; in a list each needs its own. */
function distinct(lines: readonly CostLine[]): CostLine[] {
  return lines.map((line, index) => {
    const same = lines.slice(0, index).filter(({ label }) => label === line.label).length;
    return same === 0 ? line : { ...line, label: `${line.label} (${same + 1})` };
  });
}
