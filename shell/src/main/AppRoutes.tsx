import { useHost } from '@rifas/shared/remote';
import { Navigate, Outlet, paths, Route, Routes, useLocation } from '@rifas/shared/routing';
import { remotePages, type RemotePage } from '@rifas/shared/site';
import { LeavingBoundary } from '../federation/LeavingBoundary';
import { Guard } from '../frame/Guard';
import { LazyPart } from '../frame/LazyPart';
import { MountedPage } from '../frame/MountedPage';
import { SignedOutOnly } from '../frame/SignedOutOnly';
import { SiteFrame } from '../site/SiteFrame';
import { usePageTable } from '../site/use-page-table';

// Separate files: the buyer's page needs neither header nor home nor query cache, and only ops open the status page.
const loadDashboard = () => import(/* webpackChunkName: "dashboard" */ './DashboardPages');
const loadStatus = () => import(/* webpackChunkName: "status" */ '../status/StatusPage');

function PublicPage({ page }: { page: RemotePage }) {
  const mounted = <MountedPage page={page} />;
  return page.signedInGoesTo === undefined ? (
    mounted
  ) : (
    <SignedOutOnly otherwise={page.signedInGoesTo}>{mounted}</SignedOutOnly>
  );
}

/** The routes of the whole site, drawn from the page table. */
export function AppRoutes() {
  const { deployment } = useHost();
  const table = usePageTable();
  const { key: visit } = useLocation();
  const dashboard = (
    <Guard>
      <LazyPart name="dashboard" load={loadDashboard} props={{ table }} />
    </Guard>
  );
  const publicFrame = (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
  return (
    <LeavingBoundary visit={visit}>
      <Routes>
        <Route element={publicFrame}>
          {remotePages(table, 'public').map((page) => (
            <Route key={page.path} path={page.pattern} element={<PublicPage page={page} />} />
          ))}
        </Route>
        <Route path={`${paths.dashboard}/*`} element={dashboard} />
        {deployment.statusPage && (
          <Route path={paths.status} element={<LazyPart name="status" load={loadStatus} props={{}} />} />
        )}
        <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
      </Routes>
    </LeavingBoundary>
  );
}
