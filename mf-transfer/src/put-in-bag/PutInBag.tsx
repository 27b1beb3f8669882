import { useState } from 'react';
import { getTransferableRaffles, putInBag } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import { Button, Page } from '@rifas/shared/ui';
import { BackLink } from '../common/BackLink';
import { selectedEntries, theRaffles } from '../common/bag-entries';
import { genericFailure } from '../common/failure';
import { LeftOutRaffles } from '../common/LeftOut';
import { LoadedList } from '../common/LoadedList';
import { NothingToTransfer } from '../common/NothingToTransfer';
import { useTransferableRaffles } from '../common/raffle-lists';
import { RafflePicker } from '../common/RafflePicker';
import { SelectionBar } from '../common/SelectionBar';
import { useConfirmedWrite } from '../common/use-confirmed-write';
import { WriteDialog } from '../common/WriteDialog';
import { EMPTY_DRAFT, usePutInBag } from './put-in-bag.store';

/** Chooses raffles and leaves them in the bag, for anybody to ask for. */
export function PutInBag({ title }: { title: string }) {
  const raffles = useTransferableRaffles();
  const draft = usePutInBag();
  const [noneChosen, setNoneChosen] = useState(false);
  const put = useConfirmedWrite(putInBag, {
    failureOf: (error) => genericFailure(texts.putInBagFailed, error),
    onDone: () => usePutInBag.setState(EMPTY_DRAFT),
  });
  const numbers = selectedEntries(raffles.data ?? [], draft.selected).map(({ number }) => number);
  const ask = () => {
    setNoneChosen(numbers.length === 0);
    if (numbers.length > 0) put.ask({ numbers });
  };

  return (
    <Page title={title} focusTitle back={<BackLink to={paths.transfer} />}>
      <LeftOutRaffles contract={getTransferableRaffles} />
      <LoadedList query={raffles} empty={<NothingToTransfer />}>
        {(entries) => (
          <>
            <RafflePicker
              label="Rifas para poner en la bolsa"
              searchLabel="Buscar por número"
              entries={entries}
              selected={numbers}
              onSelect={(selected) => usePutInBag.setState({ selected })}
              offersSingleTickets
            />
            <SelectionBar
              count={numbers.length}
              error={noneChosen && numbers.length === 0 ? texts.selectRafflesForBag : undefined}
            >
              <Button icon="bag" onClick={ask}>
                PONER EN LA BOLSA
              </Button>
            </SelectionBar>
          </>
        )}
      </LoadedList>
      <WriteDialog
        title={title}
        write={put}
        question={(request) =>
          `¿Querés poner en la bolsa ${theRaffles(request.numbers)}? Mientras estén ahí no vas a poder venderlas.`
        }
        doneText={texts.putInBagDone}
      />
    </Page>
  );
}
