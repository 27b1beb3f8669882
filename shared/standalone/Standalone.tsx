import feature from '@standalone/feature';
import remote from '@standalone/remote';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useHost, useHostState } from '../remote';
import { NavLink, Route, Routes } from '../routing';
import { pageTable, remotePages } from '../site';
import { Alert } from '../ui';

/** Shows what a page throws: without it React would remove the links too. */
class PageBoundary extends Component<{ children: ReactNode }> {
  override state: { failure?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { failure: String(error) };
  }
  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <Alert tone="error">{failure}</Alert>;
  }
}

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

/** Draws a remote without the shell, for development: its own pages and a message line. */
export function Standalone() {
  const { deployment } = useHost();
  const notice = useHostState((state) => state.notice);
  const pages = remotePages(pageTable(deployment, [feature]));
  return (
    <>
      <nav aria-label={feature.name}>
        {pages.map(({ path, title }) => (
          <NavLink key={path} to={path.replace(/:\w+/g, 'ejemplo')} style={{ padding: 12, display: 'inline-block' }}>
            {title}
          </NavLink>
        ))}
      </nav>
      <p role="status">{notice?.message}</p>
      <main>
        <Routes>
          {pages.map(({ path, pattern, page }) => (
            <Route
              key={path}
              path={pattern}
              element={
                <PageBoundary key={path}>
                  <StandalonePage page={page} />
                </PageBoundary>
              }
            />
          ))}
          <Route path="*" element={<p>{feature.name}</p>} />
        </Routes>
      </main>
    </>
  );
}
