import { useHost } from '@rifas/shared/remote';
import { Navigate, paths, Route, Routes, useLocation } from '@rifas/shared/routing';
import { remotePages, type RemotePage } from '@rifas/shared/site';
import { MountedPage } from '../frame/MountedPage';
import { PublicLayout } from '../frame/PublicLayout';
import { SignedOutOnly } from '../frame/SignedOutOnly';
import { usePageTable } from '../site/use-page-table';
import { Status } from '../status/Status';
import { Dashboard } from './Dashboard';

function PublicPage({ page }: { page: RemotePage }) {
  const mounted = <MountedPage page={page} />;
  return page.signedInGoesTo === undefined ? (
    mounted
  ) : (
    <SignedOutOnly otherwise={page.signedInGoesTo}>{mounted}</SignedOutOnly>
  );
}

/** Sends an unknown address to the dashboard, without its query and hash. */
function ToDashboard() {
  const { pathname } = useLocation();
  return pathname === paths.dashboard ? null : <Navigate to={paths.dashboard} replace />;
}

/** The routes of the whole site, drawn from the page table. */
export function AppRoutes() {
  const { deployment } = useHost();
  const table = usePageTable();
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {remotePages(table, 'public').map((page) => (
          <Route key={page.path} path={page.pattern} element={<PublicPage page={page} />} />
        ))}
      </Route>
      <Route path={`${paths.dashboard}/*`} element={<Dashboard table={table} />} />
      {deployment.statusPage && <Route path={paths.status} element={<Status />} />}
      <Route path="*" element={<ToDashboard />} />
    </Routes>
  );
}
