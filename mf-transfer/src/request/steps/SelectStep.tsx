import { texts } from '@rifas/shared/domain';
import { SellingColumns } from '@rifas/shared/selling';
import { Button, useSaid } from '@rifas/shared/ui';
import { goneNumbers, selectedEntries } from '../../common/bag-entries';
import { BagPicker } from '../../common/BagPicker';
import { GoneNotice } from '../../common/GoneNotice';
import { listTexts, NEXT, requestTexts } from '../../common/texts';
import { RaffleSelectionBar } from '../../common/TransferList';
import { BagList } from '../BagList';
import { useRequest } from '../request.store';

/** The raffles of other sellers in the bag. At least one must be selected to continue. */
export function SelectStep({ onNext }: { onNext: () => void }) {
  const selected = useRequest((draft) => draft.selected);
  const [problem, say] = useSaid<string>();

  // A new selection removes the result of the previous request.
  const select = (numbers: readonly string[]) => useRequest.setState({ selected: numbers, owners: undefined });

  return (
    <BagList>
      {(entries) => {
        const numbers = selectedEntries(entries, selected).map(({ number }) => number);
        const next = () => {
          say(numbers.length === 0 ? texts.selectRafflesForBag : undefined);
          if (numbers.length === 0) return;
          select(numbers);
          onNext();
        };
        return (
          <SellingColumns>
            <div>
              <GoneNotice numbers={goneNumbers(entries, selected)} text={requestTexts.gone} />
              <BagPicker
                label={requestTexts.list}
                searchLabel={listTexts.searchByNumberOrOwner}
                entries={entries}
                selected={numbers}
                onSelect={select}
                ofOthers
              />
            </div>
            <RaffleSelectionBar numbers={numbers} problem={problem}>
              <Button onClick={next}>{NEXT}</Button>
            </RaffleSelectionBar>
          </SellingColumns>
        );
      }}
    </BagList>
  );
}
