import { useEffect, useRef } from 'react';
import { useLocation } from '@rifas/shared/routing';

const textOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  `${pathname}${search}${hash}`;

/**
 * Updates the router if the address changed between its first look and the moment it began to listen: a visitor who
 * presses "back" twice while a page starts is two pages back.
 */
export function CatchUp(): null {
  const first = useRef(useLocation());
  useEffect(() => {
    if (textOf(window.location) !== textOf(first.current))
      dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, []);
  return null;
}
