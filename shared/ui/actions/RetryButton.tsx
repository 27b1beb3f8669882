import { useLayoutEffect, useRef } from 'react';
import { focusTitle } from '../hooks/focus-title';
import { Button } from './Button';

export interface RetryButtonProps {
  /** Part of a query: what failed, and whether it is on its way again. */
  query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Asks again for what could not be loaded. It goes with the failure; the focus that it has then goes to the page's title. */
export function RetryButton({ query: { isFetching, refetch } }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current === document.activeElement) focusTitle();
    };
  }, []);
  return (
    <Button ref={button} variant="secondary" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
      Reintentar
    </Button>
  );
}
