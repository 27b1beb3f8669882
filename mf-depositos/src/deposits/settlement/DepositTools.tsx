import { montevideoToday } from '@rifas/shared/domain';
import { counted, toCsv } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Button, EmptyState, SearchField, Text, Toolbar } from '@rifas/shared/ui';
import type { DepositSearch } from '../use-found-deposits';
import { downloadText } from './download-text';
import { printWholePage } from './printing.store';
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
  const download = () =>
    downloadText(FILES[kind], toCsv(settlementRows(found, kind, mode, montevideoToday(new Date()))), 'text/csv;charset=utf-8');
  return (
    <>
      <Toolbar label="Buscar y exportar depósitos">
        {total >= WORTH_SEARCHING && <SearchField label="Buscar por número o comprador" value={typed} onChange={type} />}
        <Button variant="secondary" icon="download" onClick={download}>
          EXPORTAR CSV
        </Button>
        <Button variant="secondary" icon="print" onClick={printWholePage}>
          IMPRIMIR
        </Button>
      </Toolbar>
      <Text size="s" muted role="status">
        {found.length === total ? counted(total, 'depósito', 'depósitos') : `${found.length} de ${total} depósitos`}
      </Text>
      {found.length === 0 && (
        <EmptyState icon="search" title="Ningún depósito coincide.">
          Probá con otro número u otro comprador.
        </EmptyState>
      )}
    </>
  );
}
