import { useEffect, type ReactNode } from 'react';
import { Navigate, paths, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { SiteFrame } from '../site/SiteFrame';
import { PageSkeleton } from './PageSkeleton';
import { SessionUnreachable } from './SessionUnreachable';

/** A full load: nothing that the seller's pages hold in memory outlives a logout. */
const loadLogin = (): void => location.replace(paths.login);

function Leaving({ leave }: { leave: () => void }) {
  useEffect(leave, [leave]);
  return <PageSkeleton tall />;
}

interface Props {
  readonly children: ReactNode;
  /** What a logout does to a guarded page. */
  readonly leave?: () => void;
}

/** Lets in whoever has a valid session; others go to /login and come back to where they were (D20). */
export function Guard({ children, leave = loadLogin }: Props) {
  const status = useSession((session) => session.status);
  const loggedOut = useSession((session) => session.loggedOut);
  const { pathname, search, hash } = useLocation();
  if (status === 'active') return children;
  if (status === 'unreachable')
    return (
      <SiteFrame>
        <SessionUnreachable />
      </SiteFrame>
    );
  if (status === 'unknown')
    return (
      <SiteFrame>
        <PageSkeleton tall />
      </SiteFrame>
    );
  if (loggedOut)
    return (
      <SiteFrame>
        <Leaving leave={leave} />
      </SiteFrame>
    );
  return <Navigate to={paths.login} replace state={{ from: `${pathname}${search}${hash}` }} />;
}
