import { useState } from 'react';
import type { BagEntry } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Button, CheckRow, EmptyState, LongList, QuietRow, RaffleNumber, SearchField, Toolbar } from '@rifas/shared/ui';
import { searchEntries } from './bag-entries';
import { drawsText } from './draws';
import { ListBox } from './ListBox';
import { toggled } from './toggled';
import { useSingleTickets } from './use-single-tickets';

interface RafflePickerProps {
  label: string;
  searchLabel: string;
  entries: readonly BagEntry[];
  /** Numbers of the selected raffles; those that the search hides stay selected. */
  selected: readonly string[];
  onSelect: (selected: readonly string[]) => void;
  /** Single tickets can be asked for too. */
  offersSingleTickets?: boolean;
}

/** Whole raffles to choose from, with a search. */
export function RafflePicker({
  label,
  searchLabel,
  entries,
  selected,
  onSelect,
  offersSingleTickets = false,
}: RafflePickerProps) {
  const { mode } = useHost().deployment;
  const [typed, setTyped] = useState('');
  const singleTickets = useSingleTickets(offersSingleTickets);
  const found = searchEntries(entries, typed);
  const numbers = found.map(({ number }) => number);
  const allSelected = numbers.every((number) => selected.includes(number));
  const others = selected.filter((number) => !numbers.includes(number));

  return (
    <>
      <Toolbar label={label}>
        <SearchField label={searchLabel} value={typed} onChange={setTyped} />
        <QuietRow $gap="xxs">
          {found.length > 0 && (
            <Button variant="quiet" onClick={() => onSelect(allSelected ? others : [...others, ...numbers])}>
              {allSelected ? 'Quitar la selección' : 'Seleccionar todas'}
            </Button>
          )}
          {singleTickets.button}
        </QuietRow>
      </Toolbar>
      {singleTickets.notice}
      {found.length === 0 ? (
        <EmptyState icon="search" title="Ninguna rifa coincide con la búsqueda.">
          Probá con otro número o con menos palabras.
        </EmptyState>
      ) : (
        <ListBox>
          <LongList label={label} items={found} keyOf={({ number }) => number} estimate={72} divided>
            {(entry) => (
              <CheckRow
                checked={selected.includes(entry.number)}
                onChange={() => onSelect(toggled(selected, entry.number))}
                label={<RaffleNumber number={entry.number} size="s" label="Rifa" />}
                detail={
                  [entry.owner.name, mode === 'multi' && drawsText(entry.draws)].filter(Boolean).join(' · ') ||
                  undefined
                }
              />
            )}
          </LongList>
        </ListBox>
      )}
    </>
  );
}
