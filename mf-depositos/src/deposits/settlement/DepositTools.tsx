import { montevideoTime } from '@rifas/shared/domain';
import { toCsv } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { WORTH_SEARCHING } from '@rifas/shared/selling';
import { EmptyState, Row, SearchField, TakeAway, Text, Toolbar } from '@rifas/shared/ui';
import { depositTexts } from '../../common/texts';
import type { DepositSearch } from '../use-found-deposits';
import { settlementRows, type DepositKind } from './settlement-rows';

const FILES: Readonly<Record<DepositKind, string>> = { bank: 'depositos.csv', card: 'pagos-con-tarjeta.csv' };

interface DepositToolsProps {
  readonly kind: DepositKind;
  readonly search: DepositSearch;
}

/** Search, CSV and print of the deposits on screen. */
export function DepositTools({ kind, search: { typed, type, total, found } }: DepositToolsProps) {
  const { mode } = useHost().deployment;
  const csv = () => toCsv(settlementRows(found, kind, mode, montevideoTime(new Date())));
  return (
    <>
      {total >= WORTH_SEARCHING && (
        <Toolbar label={depositTexts.search}>
          <SearchField label={depositTexts.searchLabel} value={typed} onChange={type} />
        </Toolbar>
      )}
      <Row $gap="xs" $justify="space-between">
        <Text size="s" muted role="status">
          {depositTexts.shown(found.length, total)}
        </Text>
        <TakeAway fileName={FILES[kind]} csv={csv} />
      </Row>
      {found.length === 0 && (
        <EmptyState icon="search" title={depositTexts.noneFound}>
          {depositTexts.noneFoundHint}
        </EmptyState>
      )}
    </>
  );
}
