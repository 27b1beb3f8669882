import type { ReactNode } from 'react';
import { Alert, EmptyState, RetryButton, SkeletonList } from '@rifas/shared/ui';

/** The part of a query that a list's state needs. */
interface ListState {
  readonly data: readonly unknown[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface DepositListStatusProps {
  readonly list: ListState;
  /** What shows in place of a list without deposits. */
  readonly empty: ReactNode;
}

/** Everything a list of deposits can be but a list. A server error gives the empty list, with a button to load again; see docs/rules.md, "Deposit lists". */
export function DepositListStatus({ list, empty }: DepositListStatusProps) {
  const { data, isError } = list;
  if (!data && !isError) return <SkeletonList rowHeight={84} label="Cargando tus depósitos…" />;
  if (!data) {
    return (
      <div role="status">
        <EmptyState icon="info" title="No hay depósitos para mostrar." action={<RetryButton query={list} />}>
          No pudimos traer la lista. Podés volver a cargarla.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      {isError && (
        <Alert tone="warning" action={<RetryButton query={list} />}>
          No pudimos actualizar la lista: puede haber cambiado.
        </Alert>
      )}
      {data.length === 0 && empty}
    </>
  );
}
