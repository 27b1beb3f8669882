import { Outlet } from '@rifas/shared/routing';
import { SiteFrame } from '../site/SiteFrame';

/** Pages for visitors without a session. */
export function PublicLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
