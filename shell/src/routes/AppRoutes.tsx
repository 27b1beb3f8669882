import { useMemo } from 'react';
import { useHost } from '@rifas/shared/remote';
import { Navigate, paths, Route, Routes, useLocation } from '@rifas/shared/routing';
import { RemotePage } from '../federation/RemotePage';
import { PublicLayout } from '../layout/PublicLayout';
import { SignedOutOnly } from '../session/SignedOutOnly';
import { Status } from '../status/Status';
import { Dashboard } from './Dashboard';
import { siteMap, type SiteRoute } from './site-routes';

const patternOf = ({ path, children }: SiteRoute): string => (children ? `${path}/*` : path);

function PublicPage({ route }: { route: SiteRoute }) {
  const page = <RemotePage remote={route.remote} page={route.page} title={route.title} />;
  return route.signedInGoesTo === undefined ? (
    page
  ) : (
    <SignedOutOnly otherwise={route.signedInGoesTo}>{page}</SignedOutOnly>
  );
}

/** Sends an unknown address to the dashboard with nothing of it left (specification 2). */
function ToDashboard() {
  const { pathname } = useLocation();
  return pathname === paths.dashboard ? null : <Navigate to={paths.dashboard} replace />;
}

/** The whole table of specification 2, drawn from what the deployment's remotes declare. */
export function AppRoutes() {
  const { deployment } = useHost();
  const map = useMemo(() => siteMap(deployment), [deployment]);
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {map.routes
          .filter(({ access }) => access === 'public')
          .map((route) => (
            <Route key={route.path} path={patternOf(route)} element={<PublicPage route={route} />} />
          ))}
      </Route>
      <Route path={`${paths.dashboard}/*`} element={<Dashboard map={map} />} />
      {deployment.statusPage && <Route path="/__status" element={<Status />} />}
      <Route path="*" element={<ToDashboard />} />
    </Routes>
  );
}
