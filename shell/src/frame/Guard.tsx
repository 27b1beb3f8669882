import { useEffect, type ReactNode } from 'react';
import { Navigate, paths, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { useUnpressed } from '@rifas/shared/ui';
import { SiteFrame } from '../site/SiteFrame';
import { CheckingSession } from './CheckingSession';
import { PageSkeleton } from './PageSkeleton';
import { SessionUnreachable } from './SessionUnreachable';

let expired = false;
/** Whether the session ended without a logout in any tab. False for a visitor who never had one. */
useSession.subscribe((now, before) => {
  if (now.token !== before.token) expired = now.token === undefined && !now.loggedOut;
});

/** Reloads the whole page, so that nothing in memory outlives a logout. */
const loadLogin = (): void => location.replace(paths.login);

function Leaving({ leave }: { leave: () => void }) {
  useEffect(() => {
    leave();
    // Firefox keeps the page that a logout leaves, and "back" shows it again.
    addEventListener('pageshow', leave);
    return () => removeEventListener('pageshow', leave);
  }, [leave]);
  return <PageSkeleton tall />;
}

interface Props {
  readonly children: ReactNode;
  /** Called when the seller logs out on a guarded page. */
  readonly leave?: () => void;
}

/**
 * Lets in visitors with a valid session. Others go to /login, and come back to this address afterwards
 * (docs/rules.md, "Session"). The login gets their former address, and whether their session expired.
 */
export function Guard({ children, leave = loadLogin }: Props) {
  const status = useSession((session) => session.status);
  const loggedOut = useSession((session) => session.loggedOut);
  const { pathname, search, hash } = useLocation();
  // The session may come back during a press of Reintentar, which must not count for the page that appears.
  const isHeld = useUnpressed(status === 'unreachable');
  if (status === 'unreachable' || isHeld)
    return (
      <SiteFrame>
        <SessionUnreachable />
      </SiteFrame>
    );
  if (status === 'active') return children;
  if (status === 'anonymous' && !loggedOut) {
    const from = `${pathname}${search}${hash}`;
    return <Navigate to={paths.login} replace state={{ from, expired }} />;
  }
  return <SiteFrame>{status === 'anonymous' ? <Leaving leave={leave} /> : <CheckingSession />}</SiteFrame>;
}
