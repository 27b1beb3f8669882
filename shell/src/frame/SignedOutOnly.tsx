import type { ReactNode } from 'react';
import { Navigate, safeReturnAddress, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { PageSkeleton } from './PageSkeleton';

/** The way back that the guard left in the address's state, as long as it leads into this site. */
const cameFrom = (state: unknown): string | undefined =>
  safeReturnAddress((state as { readonly from?: unknown } | null)?.from);

/** A page that a visitor with a valid session has no use for, such as /login and /reset. */
export function SignedOutOnly({ otherwise, children }: { otherwise: string; children: ReactNode }) {
  const status = useSession((session) => session.status);
  const { state } = useLocation();
  if (status === 'active') return <Navigate to={cameFrom(state) ?? otherwise} replace />;
  if (status === 'unknown') return <PageSkeleton />;
  return children;
}
