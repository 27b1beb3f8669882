import { getBag } from '@rifas/shared/contracts';
import type { BagEntry } from '@rifas/shared/domain';
import type { LoadedListProps } from '@rifas/shared/selling';
import { Alert, EmptyState } from '@rifas/shared/ui';
import { useBag } from '../common/raffle-lists';
import { requestTexts } from '../common/texts';
import { TransferList } from '../common/TransferList';

const NOTHING = (
  <EmptyState icon="bag" title={requestTexts.nothing}>
    {requestTexts.nothingHint}
  </EmptyState>
);

/** The bag, for both steps. */
export const BagList = (props: Pick<LoadedListProps<BagEntry>, 'children'>) => (
  <TransferList {...props} query={useBag()} contract={getBag} empty={NOTHING} />
);

/** Somebody else was faster: the selection is smaller than the seller left it. */
export const GoneNotice = ({ numbers }: { numbers: readonly string[] }) =>
  numbers.length > 0 ? <Alert tone="warning">{requestTexts.gone(numbers)}</Alert> : null;
