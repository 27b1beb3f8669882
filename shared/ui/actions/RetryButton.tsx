import { Button } from './Button';

export interface RetryButtonProps {
  /** Part of a query: what failed, and whether it is on its way again. */
  query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Asks again for what could not be loaded. */
export function RetryButton({ query: { isFetching, refetch } }: RetryButtonProps) {
  return (
    <Button variant="secondary" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
      Reintentar
    </Button>
  );
}
