import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from '@rifas/shared/routing';
import { HOME_PATH, parentOf, remotePages, type PageTable, type RemotePage } from '@rifas/shared/site';
import { Header } from '../frame/Header';
import { MountedPage } from '../frame/MountedPage';
import { returnToPlace } from '../frame/return-to-place';
import { ignoreSecondTaps } from '../frame/second-tap';
import { HomePage } from '../home/HomePage';
import { usePassenger } from '../session/use-passenger';
import { Footer } from '../site/Footer';
import { Main, SkipLink } from '../site/SkipLink';
import { keepLastPage } from './keep-last-page';

/** The pattern relative to the dashboard's route. */
const below = ({ pattern }: RemotePage): string =>
  pattern.startsWith(`${HOME_PATH}/`) ? pattern.slice(HOME_PATH.length + 1) : pattern;

function ToParent({ table }: { table: PageTable }) {
  const { pathname } = useLocation();
  return <Navigate to={parentOf(pathname, table)} replace />;
}

/** Header, page and footer: the frame around every seller's page. */
export default function DashboardPages({ table }: { table: PageTable }) {
  usePassenger();
  useEffect(ignoreSecondTaps, []);
  useEffect(returnToPlace, []);
  useEffect(keepLastPage, []);
  return (
    <>
      <SkipLink />
      <Header menu={table.menu} />
      <Main>
        <Routes>
          <Route index element={<HomePage table={table} />} />
          {remotePages(table, 'guarded').map((page) => (
            <Route key={page.path} path={below(page)} element={<MountedPage page={page} tall />} />
          ))}
          <Route path="*" element={<ToParent table={table} />} />
        </Routes>
      </Main>
      <Footer />
    </>
  );
}
