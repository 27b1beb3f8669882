import { stateName, TICKET_STATES, type TicketState } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { tokens } from '@rifas/shared/ui';
import { PartsBar } from '../common/PartsBar';
import { listTexts } from '../common/texts';
import { setFilters, useRaffleList } from './raffle-list.store';
import type { StateCounts } from './use-state-counts';

const { colour } = tokens;
const COLOURS: Readonly<Record<TicketState, string>> = {
  pending: colour.chart2,
  inBag: colour.borderStrong,
  requested: colour.chart1,
  paid: colour.chart3,
  prizePaid: colour.chart4,
  unknown: colour.textMuted,
};

/** The totals by state as parts of a bar. Each part is a filter. */
export function StateBar({ counts }: { readonly counts: StateCounts }) {
  const { variant } = useHost().deployment;
  const chosen = useRaffleList(({ filters }) => filters.state);
  const present = TICKET_STATES.filter((state) => counts[state] > 0 || state === chosen);
  return (
    <PartsBar
      label={listTexts.byState}
      parts={present.map((id) => ({ id, name: stateName(id, variant), count: counts[id], colour: COLOURS[id] }))}
      chosen={chosen === 'all' ? undefined : chosen}
      onChoose={(state) => setFilters({ state: state ?? 'all' })}
    />
  );
}
