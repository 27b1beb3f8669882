import type { ReactNode } from 'react';
import { Navigate, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { PageSkeleton } from '../layout/PageSkeleton';

/** The way back that the guard left in the address's state, as long as it leads into this site. */
export const cameFrom = (state: unknown): string | undefined => {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : undefined;
};

/** A page that a visitor with a valid session has no use for: /login and /reset (specification 2). */
export function SignedOutOnly({ otherwise, children }: { otherwise: string; children: ReactNode }) {
  const status = useSession((session) => session.status);
  const { state } = useLocation();
  if (status === 'active') return <Navigate to={cameFrom(state) ?? otherwise} replace />;
  if (status === 'unknown') return <PageSkeleton />;
  return children;
}
