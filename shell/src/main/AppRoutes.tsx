import { useHost } from '@rifas/shared/remote';
import { Navigate, Outlet, paths, Route, Routes, useLocation } from '@rifas/shared/routing';
import { remotePages, type PageTable, type RemotePage } from '@rifas/shared/site';
import { LeavingBoundary } from '../federation/LeavingBoundary';
import { Guard } from '../frame/Guard';
import { LazyPart } from '../frame/LazyPart';
import { leeway } from '../frame/leeway';
import { MountedPage } from '../frame/MountedPage';
import { SignedOutOnly } from '../frame/SignedOutOnly';
import { SiteFrame } from '../site/SiteFrame';
import { usePageTable } from '../site/use-page-table';

// Separate files: the buyer's page needs neither header nor home nor query cache, and only ops open the status page.
const loadDashboard = () => import(/* webpackChunkName: "dashboard" */ './DashboardPages');
const loadStatus = () => import(/* webpackChunkName: "status" */ '../status/StatusPage');

/** Runs the frame of the seller's pages while the API answers a login, when the phone has nothing else to do. */
const prepareDashboard = (): void => {
  if (leeway() !== 'nothing') loadDashboard().catch(() => undefined);
};

function PublicPage({ page }: { page: RemotePage }) {
  const mounted = <MountedPage page={page} />;
  return page.signedInGoesTo === undefined ? (
    mounted
  ) : (
    <SignedOutOnly otherwise={page.signedInGoesTo} onSent={prepareDashboard}>
      {mounted}
    </SignedOutOnly>
  );
}

// Apps that share a link may encode what stood behind it. The router matches no path that contains a line break.
const BLANKS = /(?:%20|%0[ad])+$|%0[ad]|%e2%80%a[89]/gi;

/**
 * Some gateways append to the path of a return address what belongs behind its `?`, as in `/success;jsessionid=1`. A
 * buyer who paid must not see the login.
 */
function ToNearest({ table }: { table: PageTable }) {
  const { pathname, search, hash } = useLocation();
  const [, word] = /^\/+([\w-]+)/.exec(pathname.toLowerCase()) ?? [];
  const page = remotePages(table, 'public').find(({ path }) => path.toLowerCase() === `/${word}`);
  const [, fragment] = /%23(.*)/.exec(pathname) ?? [];
  const to = page && `${page.path}${search}${fragment === undefined ? hash : `#${fragment}`}`;
  return <Navigate to={to ?? paths.dashboard} replace />;
}

/** The routes of the whole site, drawn from the page table. */
export function AppRoutes() {
  const { deployment } = useHost();
  const table = usePageTable();
  const at = useLocation();
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
    <LeavingBoundary visit={at.key}>
      <Routes location={{ ...at, pathname: at.pathname.replace(BLANKS, '') }}>
        <Route element={publicFrame}>
          {remotePages(table, 'public').map((page) => (
            <Route key={page.path} path={page.pattern} element={<PublicPage page={page} />} />
          ))}
        </Route>
        <Route path={`${paths.dashboard}/*`} element={dashboard} />
        {deployment.statusPage && (
          <Route path={paths.status} element={<LazyPart name="status" load={loadStatus} props={{}} />} />
        )}
        <Route path="*" element={<ToNearest table={table} />} />
      </Routes>
    </LeavingBoundary>
  );
}
