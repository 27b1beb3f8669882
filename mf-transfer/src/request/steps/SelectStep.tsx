import { useState } from 'react';
import { texts } from '@rifas/shared/domain';
import { Button } from '@rifas/shared/ui';
import { goneNumbers, selectedEntries } from '../../common/bag-entries';
import { LoadedList } from '../../common/LoadedList';
import { useBag } from '../../common/raffle-lists';
import { RafflePicker } from '../../common/RafflePicker';
import { SelectionBar } from '../../common/SelectionBar';
import { GoneNotice } from '../GoneNotice';
import { NothingInBag } from '../NothingInBag';
import { useRequest } from '../request.store';

/** The raffles of others in the bag; at least one is needed to go on. */
export function SelectStep({ onNext }: { onNext: () => void }) {
  const bag = useBag();
  const selected = useRequest((draft) => draft.selected);
  const [noneChosen, setNoneChosen] = useState(false);

  // A new selection ends the request before it.
  const select = (numbers: readonly string[]) => useRequest.setState({ selected: numbers, owners: undefined });

  return (
    <LoadedList query={bag} empty={<NothingInBag />}>
      {(entries) => {
        const numbers = selectedEntries(entries, selected).map(({ number }) => number);
        const next = () => {
          setNoneChosen(numbers.length === 0);
          if (numbers.length === 0) return;
          select(numbers);
          onNext();
        };
        return (
          <>
            <GoneNotice numbers={goneNumbers(entries, selected)} />
            <RafflePicker
              label="Rifas de la bolsa"
              searchLabel="Buscar por número o dueño"
              entries={entries}
              selected={numbers}
              onSelect={select}
            />
            <SelectionBar
              count={numbers.length}
              error={noneChosen && numbers.length === 0 ? texts.selectRafflesForBag : undefined}
            >
              <Button onClick={next}>SIGUIENTE</Button>
            </SelectionBar>
          </>
        );
      }}
    </LoadedList>
  );
}
