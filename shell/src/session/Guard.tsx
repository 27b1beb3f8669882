import type { ReactNode } from 'react';
import { Navigate, paths, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { SessionUnreachable } from './SessionUnreachable';
import { PageSkeleton } from '../layout/PageSkeleton';

/** Lets in whoever has a valid session; others go to /login and come back to where they were (D20). */
export function Guard({ children }: { children: ReactNode }) {
  const status = useSession((session) => session.status);
  const loggedOut = useSession((session) => session.loggedOut);
  const { pathname, search, hash } = useLocation();
  if (status === 'active') return children;
  if (status === 'unreachable') return <SessionUnreachable />;
  if (status === 'unknown') return <PageSkeleton />;
  return <Navigate to={paths.login} replace state={loggedOut ? null : { from: `${pathname}${search}${hash}` }} />;
}
