import type { ComponentType, ReactNode } from 'react';
import type { getBankDeposits, getCardDeposits } from '@rifas/shared/contracts';
import type { Deposit } from '@rifas/shared/domain';
import { useOddities } from '@rifas/shared/query';
import { SummaryColumns, useListQuery, type LoadedListProps } from '@rifas/shared/selling';
import { Accordion, AccordionItem, Stack, useUnpressed } from '@rifas/shared/ui';
import { DepositList } from '../common/DepositList';
import { isDepositLeftOut } from '../common/left-to-use';
import { LongListRow } from '../common/LongListRow';
import { newestFirst } from '../common/newest-first';
import { useFoundDeposits } from './deposit-search';
import { DepositTools } from './DepositTools';
import type { DepositTotalProps } from './DepositTotal';
import type { DepositKind } from './settlement/settlement-rows';

interface DepositTabProps extends Pick<LoadedListProps<Deposit>, 'entry' | 'empty'> {
  readonly kind: DepositKind;
  readonly contract: typeof getBankDeposits | typeof getCardDeposits;
  readonly total: ComponentType<DepositTotalProps>;
  readonly children: (deposit: Deposit) => ReactNode;
}

/** The total of all deposits of a kind, and below it each of them, with a search. */
export function DepositTab({ kind, contract, total: Total, children, ...rest }: DepositTabProps) {
  const list = useListQuery(contract, {}, { select: newestFirst });
  const search = useFoundDeposits(list.data);
  // Like the list itself, it waits for the end of a press: useListQuery.
  const partial = useUnpressed(useOddities(contract).some(isDepositLeftOut));
  return (
    <Stack>
      <DepositList query={list} contract={contract} {...rest}>
        {() => (
          <SummaryColumns>
            <Total deposits={search.all} partial={partial} />
            <Stack $gap="xs">
              <DepositTools kind={kind} search={search} />
              {search.found.length > 0 && <Accordion>{search.found.map(children)}</Accordion>}
            </Stack>
          </SummaryColumns>
        )}
      </DepositList>
    </Stack>
  );
}

/** One deposit, folded. */
export const DepositRow = ({ summary, children }: { readonly summary: ReactNode; readonly children: ReactNode }) => (
  <LongListRow $height={68}>
    <AccordionItem summary={summary}>{children}</AccordionItem>
  </LongListRow>
);
