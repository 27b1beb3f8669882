import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createHttpClient } from '../http';
import { queryClient } from '../query';
import { forgetOfferedCalls } from '../query/offered-calls';
import { HostProvider, showNotice, trackWork, useHostState, type Host, type TelemetryEvent } from '../remote';
import { MemoryRouter, Route, Routes, useLocation } from '../routing';
import { sessionPassenger, useSession } from '../session';
import { demoDeployment, type DeploymentChanges } from './demo-deployment';
import { createFakeApi, type FakeApi } from './fake-api';

export interface RenderPageOptions {
  readonly deployment?: DeploymentChanges;
  /** The visitor's address, with search and hash. */
  readonly at?: string;
  /** Route pattern of the page, if it reads params or has children. Default: any address. */
  readonly path?: string;
  readonly token?: string;
  readonly api?: FakeApi;
}

export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
  readonly api: FakeApi;
  readonly host: Host;
  readonly reports: readonly TelemetryEvent[];
  /** The router's current address: path, search and hash. */
  readonly address: () => string;
  readonly notice: () => string | undefined;
}

/**
 * Renders a page of a remote like the shell: host, router and the real http client; only `fetch` is fake. Addresses
 * outside `path` render an empty page, and `address()` tells a test where a navigation went.
 * @example const { address } = renderPage(<RaffleListPage />, { path: paths.raffleList });
 */
export function renderPage(page: ReactElement, options: RenderPageOptions = {}): RenderedPage {
  const { at = '/', path = '*', token = 'a-token', api = createFakeApi() } = options;
  queryClient.clear();
  forgetOfferedCalls();
  useHostState.setState({ notice: undefined, working: 0 });
  useSession.setState({
    status: 'active',
    token,
    passenger: sessionPassenger({ firstName: 'Ana', lastName: 'Pérez', passengerId: 1 }),
  });

  const deployment = demoDeployment(options.deployment);
  const reports: TelemetryEvent[] = [];
  const host: Host = {
    deployment,
    session: {
      open: (opened) => useSession.setState({ status: 'active', token: opened }),
      logout: () => useSession.setState({ status: 'anonymous', token: undefined, passenger: undefined }),
      token: () => useSession.getState().token,
    },
    http: createHttpClient({ bases: deployment.bases, token: () => useSession.getState().token }),
    notify: showNotice,
    whileLoading: trackWork,
    report: (event) => reports.push(event),
  };

  let address = at;
  function Address() {
    const { pathname, search, hash } = useLocation();
    address = `${pathname}${search}${hash}`;
    return null;
  }

  const rendered = render(
    <HostProvider host={host}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <Routes>
          <Route path={path} element={page} />
          {path === '*' ? null : <Route path="*" element={null} />}
        </Routes>
      </MemoryRouter>
    </HostProvider>,
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    api,
    host,
    reports,
    address: () => address,
    notice: () => useHostState.getState().notice?.message,
  };
}
