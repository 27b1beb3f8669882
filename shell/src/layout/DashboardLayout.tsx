import { styled } from 'styled-components';
import { Navigate, Route, Routes, useLocation } from '@rifas/shared/routing';
import { RemotePage } from '../federation/RemotePage';
import { HomePage } from '../home/HomePage';
import { parentOf, type SiteMap, type SiteRoute } from '../routes/site-routes';
import { usePassenger } from '../session/use-passenger';
import { Footer } from './Footer';
import { Header } from './Header';

const Main = styled.main`
  flex: 1;
`;

/** Paths inside the dashboard's own route, without its prefix. */
const below = ({ path, children }: SiteRoute): string =>
  `${path.replace(/^\/dashboard\/?/, '')}${children ? '/*' : ''}`;

function ToParent({ map }: { map: SiteMap }) {
  const { pathname } = useLocation();
  return <Navigate to={parentOf(pathname, map.routes)} replace />;
}

/** Header, the page, footer: what a seller sees around every page. */
export default function DashboardLayout({ map }: { map: SiteMap }) {
  usePassenger();
  return (
    <>
      <Header menu={map.menu} />
      <Main>
        <Routes>
          <Route index element={<HomePage map={map} />} />
          {map.routes
            .filter(({ access }) => access === 'guarded')
            .map((route) => (
              <Route
                key={route.path}
                path={below(route)}
                element={<RemotePage remote={route.remote} page={route.page} title={route.title} tall />}
              />
            ))}
          <Route path="*" element={<ToParent map={map} />} />
        </Routes>
      </Main>
      <Footer />
    </>
  );
}
