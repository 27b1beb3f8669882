import { useEffect, type ReactNode } from 'react';
import { useHostState } from '@rifas/shared/remote';
import { Navigate, safeReturnAddress, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { PageSkeleton } from './PageSkeleton';

/** The return address that the guard left in the router state, if it is inside this site. */
const cameFrom = (state: unknown): string | undefined =>
  safeReturnAddress((state as { readonly from?: unknown } | null)?.from);

interface Props {
  /** Where a visitor with a session is sent. */
  readonly otherwise: string;
  /** Called when the visitor sends the form: an answer may open a session. */
  readonly onSent: () => void;
  readonly children: ReactNode;
}

/** A page that is useless to a visitor with a valid session, such as /login and /reset. */
export function SignedOutOnly({ otherwise, onSent, children }: Props) {
  const status = useSession((session) => session.status);
  const isSent = useHostState(({ working }) => working > 0);
  const { state } = useLocation();
  useEffect(() => {
    if (isSent) onSent();
  }, [isSent, onSent]);
  if (status === 'active') return <Navigate to={cameFrom(state) ?? otherwise} replace />;
  if (status === 'unknown') return <PageSkeleton />;
  return children;
}
