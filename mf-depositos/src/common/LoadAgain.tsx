import { Button } from '@rifas/shared/ui';

/** The part of a query that a list's state needs. */
export interface ListState {
  readonly data: readonly unknown[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

export function LoadAgain({ list: { isFetching, refetch } }: { list: Pick<ListState, 'isFetching' | 'refetch'> }) {
  return (
    <Button variant="secondary" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
      Reintentar
    </Button>
  );
}
