import { montevideoTime } from '@rifas/shared/domain';
import { counted, toCsv } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { EmptyState, Row, SearchField, TakeAway, Text, Toolbar } from '@rifas/shared/ui';
import type { DepositSearch } from '../use-found-deposits';
import { settlementRows, type DepositKind } from './settlement-rows';

// Below this the whole list is in sight, and a search field would only be in the way.
const WORTH_SEARCHING = 6;

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
        <Toolbar label="Buscar depósitos">
          <SearchField label="Buscar por número o comprador" value={typed} onChange={type} />
        </Toolbar>
      )}
      <Row $gap="xs" $justify="space-between">
        <Text size="s" muted role="status">
          {found.length === total ? counted(total, 'depósito', 'depósitos') : `${found.length} de ${total} depósitos`}
        </Text>
        <TakeAway fileName={FILES[kind]} csv={csv} />
      </Row>
      {found.length === 0 && (
        <EmptyState icon="search" title="Ningún depósito coincide.">
          Probá con otro número u otro comprador.
        </EmptyState>
      )}
    </>
  );
}
