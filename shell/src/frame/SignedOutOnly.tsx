import type { ReactNode } from 'react';
import { Navigate, safeReturnAddress, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { PageSkeleton } from './PageSkeleton';

/** The return address that the guard left in the router state, if it is inside this site. */
const cameFrom = (state: unknown): string | undefined =>
  safeReturnAddress((state as { readonly from?: unknown } | null)?.from);

/** A page that is useless to a visitor with a valid session, such as /login and /reset. */
export function SignedOutOnly({ otherwise, children }: { otherwise: string; children: ReactNode }) {
  const status = useSession((session) => session.status);
  const { state } = useLocation();
  if (status === 'active') return <Navigate to={cameFrom(state) ?? otherwise} replace />;
  if (status === 'unknown') return <PageSkeleton />;
  return children;
}
