import { getBag } from '@rifas/shared/contracts';
import type { BagEntry } from '@rifas/shared/domain';
import type { ListQuery, LoadedListProps } from '@rifas/shared/selling';
import { Alert, EmptyState } from '@rifas/shared/ui';
import { requestTexts } from '../common/texts';
import { TransferList } from '../common/TransferList';

interface BagListProps extends Pick<LoadedListProps<BagEntry>, 'children'> {
  readonly bag: ListQuery<BagEntry>;
}

const NOTHING = (
  <EmptyState icon="bag" title={requestTexts.nothing}>
    {requestTexts.nothingHint}
  </EmptyState>
);

/** The bag, for both steps. */
export const BagList = ({ bag, children }: BagListProps) => (
  <TransferList query={bag} contract={getBag} empty={NOTHING}>
    {children}
  </TransferList>
);

/** Somebody else was faster: the selection is smaller than the seller left it. */
export const GoneNotice = ({ numbers }: { numbers: readonly string[] }) =>
  numbers.length > 0 ? <Alert tone="warning">{requestTexts.gone(numbers)}</Alert> : null;
