import { useMemo } from 'react';
import { TICKET_STATES, type Raffle } from '@rifas/shared/contracts';
import { stateLabel, unitLabel } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { SearchField, Stack, Toolbar } from '@rifas/shared/ui';
import { setFilters, useRaffleList } from './raffle-list.store';
import { countsByState, RAFFLE_SORTS, type RaffleFilters } from './raffle-search';
import { Select } from './Select';

const SORT_OPTIONS = Object.entries(RAFFLE_SORTS).map(([value, label]) => ({
  value: value as RaffleFilters['sort'],
  label,
}));

/** Search by number or buyer, filter by state with its count, sort. */
export function RaffleToolbar({ raffles }: { raffles: readonly Raffle[] }) {
  const { mode, variant } = useHost().deployment;
  const { query, state, sort } = useRaffleList((list) => list.filters);
  const counts = useMemo(() => countsByState(raffles, mode), [raffles, mode]);

  const states = TICKET_STATES.map((value) => ({
    value: value as RaffleFilters['state'],
    label: `${stateLabel(value, variant)} (${unitLabel(mode, counts[value])})`,
  }));

  return (
    <Stack $gap="s">
      <Toolbar label="Buscar rifas">
        <SearchField
          label="Buscar por número o comprador"
          value={query}
          onChange={(typed) => setFilters({ query: typed })}
        />
      </Toolbar>
      <Toolbar label="Filtrar y ordenar">
        <Select
          label="Estado"
          value={state}
          options={[{ value: 'all', label: 'Todos los estados' }, ...states]}
          onChange={(chosen) => setFilters({ state: chosen })}
        />
        <Select label="Orden" value={sort} options={SORT_OPTIONS} onChange={(chosen) => setFilters({ sort: chosen })} />
      </Toolbar>
    </Stack>
  );
}
