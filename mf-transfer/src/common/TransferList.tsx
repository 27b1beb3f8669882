import { wordsOf, type BagEntry } from '@rifas/shared/domain';
import { LoadedList, SelectionBar, type LoadedListProps, type SelectionBarProps } from '@rifas/shared/selling';
import { EmptyState } from '@rifas/shared/ui';
import { listTexts } from './texts';

type TransferListProps<Item> = Pick<LoadedListProps<Item>, 'query' | 'contract' | 'empty' | 'children' | 'entry'>;

/** A list of raffles, or of transfers with their raffles. */
export const TransferList = <Item,>({ entry = listTexts.raffle, ...rest }: TransferListProps<Item>) => (
  <LoadedList {...rest} entry={entry} loading={listTexts.loading} failed={listTexts.failed} rowHeight={56} />
);

const NOTHING = (
  <EmptyState icon="ticket" title={listTexts.nothingToTransfer}>
    {listTexts.nothingToTransferHint}
  </EmptyState>
);

/** The raffles that may leave the seller: of 'put in the bag' and of the direct transfer. */
export const TransferableList = (props: Omit<TransferListProps<BagEntry>, 'empty'>) => (
  <TransferList {...props} empty={NOTHING} />
);

// Whole raffles are transferred, in both modes.
const { selected } = wordsOf('single');

/** How many raffles are selected, beside what can be done with them. */
export const RaffleSelectionBar = (props: Omit<SelectionBarProps, 'selected'>) => (
  <SelectionBar {...props} selected={selected} />
);
