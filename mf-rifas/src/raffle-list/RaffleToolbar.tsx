import { TICKET_STATES, type Raffle } from '@rifas/shared/contracts';
import { stateLabel, unitLabel } from '@rifas/shared/domain';
import { toCsv } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Button, Row, SearchField, Stack, Toolbar } from '@rifas/shared/ui';
import { useMemo } from 'react';
import { printWholePage } from '../common/printing.store';
import { downloadText } from './download-text';
import { raffleRows } from './raffle-export';
import { setFilters, useRaffleList } from './raffle-list.store';
import { countsByState, RAFFLE_SORTS, type RaffleFilters } from './raffle-search';
import { Select } from './Select';

interface RaffleToolbarProps {
  readonly raffles: readonly Raffle[];
  /** Those that the filters let through, in their order: what is exported. */
  readonly found: readonly Raffle[];
}

const SORT_OPTIONS = Object.entries(RAFFLE_SORTS).map(([value, label]) => ({ value: value as RaffleFilters['sort'], label }));

export function RaffleToolbar({ raffles, found }: RaffleToolbarProps) {
  const { mode, variant } = useHost().deployment;
  const { query, state, sort } = useRaffleList((list) => list.filters);
  const counts = useMemo(() => countsByState(raffles, mode), [raffles, mode]);

  const states = TICKET_STATES.map((value) => ({
    value: value as RaffleFilters['state'],
    label: `${stateLabel(value, variant)} (${unitLabel(mode, counts[value])})`,
  }));
  const download = () => downloadText('rifas.csv', toCsv(raffleRows(found, mode, variant)), 'text/csv;charset=utf-8');

  return (
    <Stack $gap="s">
      <Toolbar label="Buscar rifas">
        <SearchField label="Buscar por número o comprador" value={query} onChange={(typed) => setFilters({ query: typed })} />
      </Toolbar>
      <Toolbar label="Filtrar, ordenar y llevarse la lista">
        <Select
          label="Estado"
          value={state}
          options={[{ value: 'all', label: 'Todos los estados' }, ...states]}
          onChange={(chosen) => setFilters({ state: chosen })}
        />
        <Select label="Orden" value={sort} options={SORT_OPTIONS} onChange={(chosen) => setFilters({ sort: chosen })} />
        <Row $gap="xxs">
          <Button variant="quiet" icon="download" onClick={download}>
            EXPORTAR CSV
          </Button>
          <Button variant="quiet" icon="print" onClick={printWholePage}>
            IMPRIMIR
          </Button>
        </Row>
      </Toolbar>
    </Stack>
  );
}
