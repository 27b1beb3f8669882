import { useState } from 'react';
import { styled } from 'styled-components';
import { stateName, TICKET_STATES, type TicketState } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { useWords } from '@rifas/shared/selling';
import { FilterButton, hiddenVisually, Icon, SearchField, tokens } from '@rifas/shared/ui';
import { PartsBar } from '../common/PartsBar';
import { listTexts, SEARCH_LABEL } from '../common/texts';
import { setFilters, useRaffleList } from './raffle-list.store';
import { RAFFLE_SORTS, type RaffleFilters } from './raffle-search';
import { Select } from './Select';
import { offeredStates, type StateCounts } from './use-state-counts';

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
      chosen={chosen}
      onChoose={(state) => setFilters({ state })}
    />
  );
}

const SORT_OPTIONS = Object.entries(RAFFLE_SORTS).map(([value, label]) => ({
  value: value as RaffleFilters['sort'],
  label,
}));

/* One row, or a column beside the list. On a phone the selects for state and order are behind a button. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.xs};

  > [role='search'] {
    /* The button fits beside it also on a phone of 320 px. */
    flex: 1 1 7rem;
  }
  /* Beside two selects its label would take two lines. */
  @media (max-width: 59.99em) {
    > [role='search'] label {
      ${hiddenVisually}
    }
  }
`;

const Opener = styled(FilterButton)`
  flex: 0 1 auto;
  /* Beside the search if both fit. With large text on a separate line, as wide as its text. */
  max-width: max(55%, 11rem);
  line-height: 1.25;
  text-align: start;

  > svg {
    flex: none;
  }
  > span {
    min-width: 0;
    display: grid;
  }
  @media (min-width: 45em) {
    display: none;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  flex: 2 1 26rem;

  @media (max-width: 44.99em) {
    flex: 1 0 100%;

    [aria-expanded='false'] + & {
      display: none;
    }
  }
`;

/** Search by number or buyer, filter by state with its count, sort. */
export function RaffleToolbar({ counts }: { readonly counts: StateCounts }) {
  const { variant } = useHost().deployment;
  const words = useWords();
  const { query, state, sort } = useRaffleList((list) => list.filters);
  const [open, setOpen] = useState(false);
  const states = offeredStates(counts, state).map((value) => ({
    value: value as RaffleFilters['state'],
    label: `${stateName(value, variant)} (${words.counted(counts[value])})`,
  }));
  const shownState = state === 'all' ? listTexts.allStates : stateName(state, variant);

  return (
    <Root role="group" aria-label={listTexts.search} data-no-print>
      <SearchField
        label={SEARCH_LABEL}
        placeholder={listTexts.searchHint}
        value={query}
        onChange={(typed) => setFilters({ query: typed })}
      />
      <Opener
        type="button"
        aria-label={`${listTexts.filter}: ${shownState}, ${RAFFLE_SORTS[sort]}`}
        aria-expanded={open}
        aria-controls="filtros"
        onClick={() => setOpen(!open)}
      >
        <Icon name="filter" />
        <span>
          <span>{shownState}</span>
          <span>{RAFFLE_SORTS[sort]}</span>
        </span>
      </Opener>
      <Choices id="filtros" role="group" aria-label={listTexts.filter}>
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
      </Choices>
    </Root>
  );
}
