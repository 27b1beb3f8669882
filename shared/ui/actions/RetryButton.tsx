import { useLayoutEffect, useRef } from 'react';
import { focusTitle } from '../hooks/focus-title';
import { Button } from './Button';

export interface RetryButtonProps {
  /** The parts of a query that the button needs: whether it is fetching, and how to repeat it. */
  query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/**
 * Fetches again what could not be loaded. The button disappears with the failure. If it has the focus then, the page's
 * title takes the focus.
 */
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
