import { useMemo } from 'react';
import { countByState, stateName, TICKET_STATES, type Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { useWords } from '@rifas/shared/selling';
import { SearchField, Stack, Toolbar } from '@rifas/shared/ui';
import { listTexts, SEARCH_LABEL } from '../common/texts';
import { setFilters, useRaffleList } from './raffle-list.store';
import { countRafflesByState, RAFFLE_SORTS, type RaffleFilters } from './raffle-search';
import { Select } from './Select';

const SORT_OPTIONS = Object.entries(RAFFLE_SORTS).map(([value, label]) => ({
  value: value as RaffleFilters['sort'],
  label,
}));

/** Search by number or buyer, filter by state with its count, sort. */
export function RaffleToolbar({ raffles }: { raffles: readonly Raffle[] }) {
  const { variant } = useHost().deployment;
  const words = useWords();
  const { query, state, sort } = useRaffleList((list) => list.filters);
  const counts = useMemo(
    () => (words.byTicket ? countByState(raffles) : countRafflesByState(raffles)),
    [raffles, words],
  );

  // States that this site does not know are offered only where there are some.
  const offered = TICKET_STATES.filter((value) => value !== 'unknown' || value === state || counts.unknown > 0);
  const states = offered.map((value) => ({
    value: value as RaffleFilters['state'],
    label: `${stateName(value, variant)} (${words.counted(counts[value])})`,
  }));

  return (
    <Stack $gap="s">
      <Toolbar label={listTexts.search}>
        <SearchField label={SEARCH_LABEL} value={query} onChange={(typed) => setFilters({ query: typed })} />
      </Toolbar>
      <Toolbar label={listTexts.filter}>
        <Select
          label={listTexts.state}
          value={state}
          options={[{ value: 'all', label: listTexts.allStates }, ...states]}
          onChange={(chosen) => setFilters({ state: chosen })}
        />
        <Select
          label={listTexts.sort}
          value={sort}
          options={SORT_OPTIONS}
          onChange={(chosen) => setFilters({ sort: chosen })}
        />
      </Toolbar>
    </Stack>
  );
}
