import feature from '@standalone/feature';
import remote from '@standalone/remote';
import { useEffect, useState, type ComponentType } from 'react';
import { isAvailable, labelFor, useHost, useHostState, type FeatureRoute } from '../remote';
import { NavLink, Route, Routes } from '../routing';
import { Alert } from '../ui';

/** Loads a page of the remote when its address is entered. */
function StandalonePage({ page }: { page: string }) {
  const [loaded, setLoaded] = useState<{ Page: ComponentType } | { failure: string }>();
  useEffect(() => {
    const load = remote.pages[page];
    if (!load) return setLoaded({ failure: `feature.json names the page '${page}', which remote.ts does not have.` });
    load().then(
      (module) => setLoaded({ Page: module.default }),
      (error: unknown) => setLoaded({ failure: String(error) }),
    );
  }, [page]);
  if (!loaded) return null;
  return 'Page' in loaded ? <loaded.Page /> : <Alert tone="error">{loaded.failure}</Alert>;
}

const pattern = ({ path, children }: FeatureRoute): string => (children ? `${path}/*` : path);

/** A remote without the shell: its own routes and a message line, for development. */
export function Standalone() {
  const { deployment } = useHost();
  const notice = useHostState((state) => state.notice);
  const routes = feature.routes.filter((route) => isAvailable(route, deployment));
  return (
    <>
      <nav aria-label={feature.name}>
        {routes.map((route) => (
          <NavLink
            key={route.path}
            to={route.path.replace(/:\w+/g, 'ejemplo')}
            style={{ padding: 12, display: 'inline-block' }}
          >
            {labelFor(route.title, deployment.variant)}
          </NavLink>
        ))}
      </nav>
      <p role="status">{notice?.message}</p>
      <main>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={pattern(route)} element={<StandalonePage page={route.page} />} />
          ))}
          <Route path="*" element={<p>{feature.name}</p>} />
        </Routes>
      </main>
    </>
  );
}
