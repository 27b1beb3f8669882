import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { montevideoTime } from '@rifas/shared/domain';
import { toCsv } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { WORTH_SEARCHING } from '@rifas/shared/selling';
import { EmptyState, FilterButton, Icon, MoreMenu, Row, SearchField, TakeAway, Text, tokens } from '@rifas/shared/ui';
import { depositTexts } from '../common/texts';
import { hasBalance, type DepositSearch } from './deposit-search';
import { settlementRows, type DepositKind } from './settlement/settlement-rows';

const FILES: Readonly<Record<DepositKind, string>> = { bank: 'depositos.csv', card: 'pagos-con-tarjeta.csv' };

/* One row. A search takes the room of the row, and the number of results has a separate line. */
const Search = styled.div`
  display: flex;
  align-items: end;
  gap: ${tokens.space.xs};
`;

const Filter = styled(FilterButton)`
  min-height: 44px;
  white-space: nowrap;

  ${Search} > & {
    min-height: 48px;
  }
  &:not([aria-pressed='true']) > svg {
    visibility: hidden;
    width: 0;
    margin-inline-start: calc(-1 * ${tokens.space.xs});
  }
`;

const Found = styled(Row)`
  min-height: 44px;

  /* The count takes two lines before the buttons leave the row. With text at twice its size they do leave it. */
  > p {
    flex: 1 1 4rem;
  }
`;

interface DepositToolsProps {
  readonly kind: DepositKind;
  readonly search: DepositSearch;
}

/** Search, filter, CSV and print of the visible deposits, and the text when none is left. */
export function DepositTools({ kind, search }: DepositToolsProps) {
  const { typed, type, withBalance, showWithBalance, all, found } = search;
  const { mode } = useHost().deployment;
  const csv = () => toCsv(settlementRows(found, kind, mode, montevideoTime(new Date())));
  // A card payment is used up by its purchase. Only the seller's own deposits have a balance to filter by.
  const filters = kind === 'bank' && (withBalance || (all.some(hasBalance) && !all.every(hasBalance)));
  const filter: ReactNode = filters && (
    <Filter type="button" aria-pressed={withBalance} onClick={() => showWithBalance(!withBalance)}>
      <Icon name="check" size={16} />
      {depositTexts.withBalance}
    </Filter>
  );
  const searchable = all.length >= WORTH_SEARCHING;
  const byFilter = withBalance && typed.trim() === '';
  return (
    <div role="group" aria-label={depositTexts.search[kind]} data-no-print>
      {searchable && (
        <Search>
          <SearchField label={depositTexts.searchLabel} value={typed} onChange={type} />
          {filter}
        </Search>
      )}
      <Found $gap="xs">
        <Text size="s" muted role="status">
          {depositTexts.shown(kind, found.length, all.length)}
        </Text>
        {!searchable && filter}
        <MoreMenu text={depositTexts.more} label={depositTexts.moreLabel}>
          <TakeAway fileName={FILES[kind]} csv={csv} />
        </MoreMenu>
      </Found>
      {found.length === 0 && (
        <EmptyState icon="search" title={byFilter ? depositTexts.noneWithBalance : depositTexts.noneFound[kind]}>
          {byFilter ? depositTexts.noneWithBalanceHint : depositTexts.noneFoundHint}
        </EmptyState>
      )}
    </div>
  );
}
