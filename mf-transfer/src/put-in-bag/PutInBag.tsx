import { putInBag } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import { BackLink, SellingColumns } from '@rifas/shared/selling';
import { Button, Page, useSaid } from '@rifas/shared/ui';
import { goneNumbers, selectedEntries } from '../common/bag-entries';
import { BagPicker } from '../common/BagPicker';
import { genericFailure } from '../common/failure';
import { useTransferableRaffles } from '../common/raffle-lists';
import { listTexts, putTexts } from '../common/texts';
import { GoneNotice, RaffleSelectionBar, TransferableList } from '../common/TransferList';
import { useConfirmedWrite } from '../common/use-confirmed-write';
import { WriteDialog } from '../common/WriteDialog';
import { EMPTY_DRAFT, usePutInBag } from './put-in-bag.store';

/** Chooses raffles and puts them in the bag, where any seller can request them. */
export function PutInBag({ title }: { title: string }) {
  const raffles = useTransferableRaffles();
  const draft = usePutInBag();
  const [problem, say] = useSaid<string>();
  const put = useConfirmedWrite(putInBag, {
    failureOf: (error) => genericFailure(texts.putInBagFailed, error),
    onDone: () => usePutInBag.setState(EMPTY_DRAFT),
  });
  const numbers = selectedEntries(raffles.data ?? [], draft.selected).map(({ number }) => number);
  const ask = () => {
    say(numbers.length === 0 ? texts.selectRafflesForBag : undefined);
    if (numbers.length > 0) put.ask({ numbers });
  };

  return (
    <Page title={title} focusTitle back={<BackLink to={paths.transfer} help="transferir" />}>
      <TransferableList query={raffles}>
        {(entries) => (
          <SellingColumns>
            <div>
              <GoneNotice numbers={goneNumbers(entries, draft.selected)} text={listTexts.gone} />
              <BagPicker
                label={putTexts.list}
                entries={entries}
                selected={numbers}
                onSelect={(selected) => usePutInBag.setState({ selected })}
              />
            </div>
            <RaffleSelectionBar numbers={numbers} problem={problem}>
              <Button icon="bag" onClick={ask}>
                {putTexts.button}
              </Button>
            </RaffleSelectionBar>
          </SellingColumns>
        )}
      </TransferableList>
      <WriteDialog
        title={title}
        write={put}
        question={({ numbers: asked }) => putTexts.question(asked)}
        doneText={texts.putInBagDone}
      />
    </Page>
  );
}
