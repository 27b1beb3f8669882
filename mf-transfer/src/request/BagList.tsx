import { getBag } from '@rifas/shared/contracts';
import type { BagEntry } from '@rifas/shared/domain';
import type { LoadedListProps } from '@rifas/shared/selling';
import { EmptyState } from '@rifas/shared/ui';
import { useBag } from '../common/raffle-lists';
import { requestTexts } from '../common/texts';
import { TransferList } from '../common/TransferList';

const NOTHING = (
  <EmptyState icon="bag" title={requestTexts.nothing}>
    {requestTexts.nothingHint}
  </EmptyState>
);

/** The list of the bag, for both steps. */
export const BagList = (props: Pick<LoadedListProps<BagEntry>, 'children'>) => (
  <TransferList {...props} query={useBag()} contract={getBag} empty={NOTHING} />
);
