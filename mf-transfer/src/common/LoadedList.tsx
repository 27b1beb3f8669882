import type { ReactNode } from 'react';
import type { AppError } from '@rifas/shared/http';
import { Alert, RetryButton, SkeletonList } from '@rifas/shared/ui';

/** The part of a query that a list needs. */
export interface ListQuery<Item> {
  readonly data: readonly Item[] | undefined;
  readonly error: AppError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedListProps<Item> {
  query: ListQuery<Item>;
  /** What shows in place of an empty list. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** Waits, says what failed and lets it be tried again, says that there is nothing, or shows the list. */
export function LoadedList<Item>({ query, empty, children }: LoadedListProps<Item>) {
  const { data, error } = query;
  const retry = <RetryButton query={query} />;
  if (!data) {
    if (!error) return <SkeletonList rowHeight={56} />;
    return (
      <Alert tone="error" title="No pudimos cargar las rifas." action={retry}>
        {error.userMessage}
      </Alert>
    );
  }
  return (
    <>
      {error && (
        <Alert tone="warning" action={retry}>
          No pudimos actualizar la lista. {error.userMessage}
        </Alert>
      )}
      {data.length === 0 ? empty : children(data)}
    </>
  );
}
