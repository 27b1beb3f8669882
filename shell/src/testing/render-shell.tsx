import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { queryClient } from '@rifas/shared/query';
import { MemoryRouter, useLocation } from '@rifas/shared/routing';
import { createFakeApi, demoDeployment, type DeploymentChanges, type FakeApi } from '@rifas/shared/testing';
import type { RemoteLoader } from '../federation/remote-loader';
import { createReport } from '../main/create-report';
import { ShellProvider, type Shell } from '../main/ShellProvider';
import { createHost, type ShellHost } from '../session/create-host';

type At = string | { readonly pathname: string; readonly state: unknown };

export interface RenderShellOptions {
  readonly at?: At;
  readonly deployment?: DeploymentChanges;
  readonly api?: FakeApi;
  /** Parts of the shell that the test replaces. */
  readonly shell?: Partial<Omit<Shell, 'host' | 'loader'>> & { readonly loader?: Partial<RemoteLoader> };
}

export interface RenderedShell extends RenderResult {
  readonly user: UserEvent;
  readonly api: FakeApi;
  readonly host: ShellHost;
  readonly address: () => string;
}

/** By default no remote is ever loaded. */
const NO_REMOTES: RemoteLoader = {
  loaded: () => undefined,
  load: () => new Promise(() => undefined),
  withdraw: () => false,
  probe: () => new Promise(() => undefined),
  inUse: () => undefined,
};

/** Draws a part of the shell with its own host; only `fetch` is a stand-in. */
export function renderShell(
  part: ReactElement,
  { at = '/', deployment = {}, api = createFakeApi(), shell = {} }: RenderShellOptions = {},
): RenderedShell {
  queryClient.clear();
  const described = demoDeployment(deployment);
  const host = createHost(described, createReport(described));
  let address = '';
  function Address() {
    const { pathname, search, hash } = useLocation();
    address = `${pathname}${search}${hash}`;
    return null;
  }
  const parts: Shell = {
    replacements: {},
    runsPrevious: false,
    onLost: () => Promise.resolve(false),
    ...shell,
    host,
    loader: { ...NO_REMOTES, ...shell.loader },
  };
  const rendered = render(
    <ShellProvider shell={parts}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        {part}
      </MemoryRouter>
    </ShellProvider>,
  );
  return { ...rendered, user: userEvent.setup(), api, host, address: () => address };
}
