import { createContext, useContext, type ReactNode } from 'react';
import type { Deployment } from '../deployment/descriptor';
import type { HttpClient } from '../http/client';
import type { SessionApi } from '../session/session';

export type NoticeTone = 'success' | 'error' | 'info';

export interface TelemetryEvent {
  readonly kind: 'load' | 'failure' | 'contract' | 'render';
  readonly remote?: string;
  readonly version?: string;
  readonly stage?: string;
  readonly detail?: string;
  readonly milliseconds?: number;
}

/** Everything of the host that a remote may use. */
export interface Host {
  readonly deployment: Deployment;
  readonly session: SessionApi;
  readonly http: HttpClient;
  /** Shows a message in the notification bar for 3 seconds (docs/rules.md, "Notifications"). */
  readonly notify: (message: string, tone?: NoticeTone) => void;
  /** Shows the app-wide loading indicator until the work settles, for two minutes at most. Returns the work. */
  readonly whileLoading: <Result>(work: Promise<Result>) => Promise<Result>;
  readonly report: (event: TelemetryEvent) => void;
}

const HostContext = createContext<Host | undefined>(undefined);

/** Provides the host to every component inside it. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

/**
 * The host of the remote that is being drawn.
 * @throws Error outside a host: the shell, a remote's development page and the test renderer provide one.
 * @example const { deployment, notify } = useHost();
 */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost was called outside a host. Draw the component inside HostProvider.');
  return host;
}
