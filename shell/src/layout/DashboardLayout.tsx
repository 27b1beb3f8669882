import { useEffect } from 'react';
import styled from 'styled-components';
import { getPassenger } from '@rifas/shared/contracts';
import { useApiQuery } from '@rifas/shared/query';
import { Navigate, Route, Routes, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { useShell } from '../boot/shell-context';
import { RemotePage } from '../federation/RemotePage';
import { HomePage } from '../home/HomePage';
import { parentOf, type SiteMap, type SiteRoute } from '../routes/site-routes';
import { Footer } from './Footer';
import { Header } from './Header';

const Main = styled.main`
  flex: 1;
`;

/** Paths inside the dashboard's own route, without its prefix. */
const below = ({ path, children }: SiteRoute): string => `${path.replace(/^\/dashboard\/?/, '')}${children ? '/*' : ''}`;

function ToParent({ map }: { map: SiteMap }) {
  const { pathname } = useLocation();
  return <Navigate to={parentOf(pathname, map.routes)} replace />;
}

/** Keeps the passenger of the session for the greeting and for the remotes. */
function usePassenger(): void {
  const token = useSession((session) => session.token) ?? '';
  const { session } = useShell().host;
  const pasajeroId = useSession(({ passenger }) => passenger?.pasajeroId);
  const { data } = useApiQuery(getPassenger, { token }, { enabled: pasajeroId === undefined });
  useEffect(() => {
    if (data) session.setPassenger(data);
  }, [data, session]);
}

/** Header, the page, footer: what a seller sees around every page. */
export default function DashboardLayout({ map }: { map: SiteMap }) {
  usePassenger();
  return (
    <>
      <Header menu={map.menu} />
      <Main id="contenido">
        <Routes>
          <Route index element={<HomePage map={map} />} />
          {map.routes
            .filter(({ access }) => access === 'guarded')
            .map((route) => (
              <Route key={route.path} path={below(route)} element={<RemotePage remote={route.remote} page={route.page} title={route.title} />} />
            ))}
          <Route path="*" element={<ToParent map={map} />} />
        </Routes>
      </Main>
      <Footer />
    </>
  );
}
