import { useDeferredValue, type ReactNode } from 'react';
import type { AppError } from '@rifas/shared/http';
import { useOddities } from '@rifas/shared/query';
import type { AnyContract } from '../../contracts';
import { Alert, RetryButton, SkeletonList, useUnpressed } from '../../ui';
import { leftOutText, type ListEntry } from './left-out';

/** The part of a query that a list needs. */
export interface ListQuery<Item> {
  readonly data: readonly Item[] | undefined;
  readonly error: AppError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface LoadedListProps<Item> {
  readonly query: ListQuery<Item>;
  /** The call whose answer the list shows. Without it, unreadable entries are not reported. */
  readonly contract?: Pick<AnyContract, 'name'> | undefined;
  readonly entry?: ListEntry;
  /** Read aloud while the list is loading. */
  readonly loading: string;
  /** Height of the expected rows, in pixels. */
  readonly rowHeight?: number;
  /** What failed, when there is no list to show; or a function that renders the failure with the retry button. */
  readonly failed: string | ((retry: ReactNode) => ReactNode);
  /** Shown in place of an empty list. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

const NO_CALL = { name: '' };
const ENTRY: ListEntry = { one: 'elemento', many: 'elementos' };

/**
 * A list from the server in one of its states: loading, failed, empty, or shown. Above a shown list there is at most
 * one notice: that it is stale, or else that a part of it could not be read. If no entry could be read, the list is not
 * shown as empty.
 * @example
 * <LoadedList query={raffles} contract={getRaffles} entry={RAFFLE} loading="Cargando…" failed="No pudimos cargar tus rifas." empty={<None />}>
 *   {(found) => <Raffles raffles={found} />}
 * </LoadedList>
 */
export function LoadedList<Item>(props: LoadedListProps<Item>) {
  const { query, contract = NO_CALL, entry = ENTRY, loading, rowHeight, failed, empty, children } = props;
  const { error } = query;
  // A new list is rendered in slices, so that the phone still reacts to presses. Later changes show at once.
  const arrived = useDeferredValue(query.data !== undefined);
  const data = arrived ? query.data : undefined;
  // Like the answer itself, it waits for the end of a press: useListQuery.
  const leftOut = useUnpressed(leftOutText(useOddities(contract), entry));
  const retry = <RetryButton query={query} />;
  if (!data) {
    if (!error) return <SkeletonList label={loading} {...(rowHeight !== undefined && { rowHeight })} />;
    if (typeof failed === 'function') return failed(retry);
    return (
      <Alert tone="error" title={failed} action={retry}>
        {error.userMessage}
      </Alert>
    );
  }
  const old = error && (
    <Alert tone="warning" title="No pudimos actualizar la lista: puede haber cambiado." action={retry}>
      {error.userMessage}
    </Alert>
  );
  const notice = old ?? (leftOut === '' ? null : <Alert tone="warning">{leftOut}</Alert>);
  if (data.length === 0) return notice ?? empty;
  return (
    <>
      {notice}
      {children(data)}
    </>
  );
}
