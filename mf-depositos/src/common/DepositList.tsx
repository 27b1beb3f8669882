import type { Deposit } from '@rifas/shared/domain';
import { LoadedList, type LoadedListProps } from '@rifas/shared/selling';
import { EmptyState } from '@rifas/shared/ui';
import { depositTexts } from './texts';

type DepositListProps = Pick<LoadedListProps<Deposit>, 'query' | 'contract' | 'entry' | 'empty' | 'children'>;

const DEPOSIT = { one: 'depósito', many: 'depósitos' };

/**
 * A list of deposits. After a server error the list is empty, with a button to load it again; see
 * docs/rules.md, "Deposit lists".
 */
export const DepositList = ({ entry = DEPOSIT, ...rest }: DepositListProps) => (
  <LoadedList
    {...rest}
    entry={entry}
    loading={depositTexts.loading}
    rowHeight={68}
    failed={(retry) => (
      <div role="status">
        <EmptyState icon="warning" title={depositTexts.notLoaded} action={retry}>
          {depositTexts.notLoadedHint}
        </EmptyState>
      </div>
    )}
  />
);
